/** The board's own words; everything else comes with the frame. */

import { wordsOf } from "../../words/text";
import type { Messages } from "./messages";
import type { Side } from "./view";

export const t = wordsOf<Messages>("duel");
export const sideName = (side: Side): string => t(`side-${side}`);

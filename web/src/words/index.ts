import { lang } from "../prefs.svelte";
import { en, type Words } from "./en";
import { fr } from "./fr";

const WORDS = { en, fr };

/** The shell's words in the reader's language. */
export function words(): Words {
  return WORDS[lang()];
}

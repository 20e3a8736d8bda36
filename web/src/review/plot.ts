/** The geometry of the chart: moments across, chances up. */

import type { Expected, SeatReview } from "../wire";
import { chance } from "./reading";

const HEIGHT = 148;
const LEFT = 46; // for the figures of the scale
const EDGE = 8;
const FOOT = 20; // for the marks under the line

export const RING = "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z";
export const DIAMOND = "M0-6 6 0 0 6-6 0Z";
export const WEDGE = "M0-5 5 4H-5Z";

const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 4", "12 4", "1 3", "6 2 2 2"]; // so that colour is never alone

export function lined(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

const rounded = (number: number): number => Math.round(number * 10) / 10;

export class Plot {
  readonly height = HEIGHT;
  readonly left = LEFT;
  readonly right: number;
  readonly top = EDGE;
  readonly bottom = HEIGHT - FOOT;
  #last: number;
  #bounds: SeatReview["bounds"];

  constructor(width: number, last: number, bounds: SeatReview["bounds"]) {
    this.right = Math.max(width - EDGE, LEFT + 1);
    this.#last = Math.max(last, 1);
    this.#bounds = bounds;
  }

  x(moment: number): number {
    return rounded(this.left + ((this.right - this.left) * moment) / this.#last);
  }

  /** The height of a chance; a value beyond the bounds stays within the chart. */
  y(share: number): number {
    return rounded(this.bottom - (this.bottom - this.top) * Math.min(Math.max(share, 0), 1));
  }

  /** The height of a value. */
  rise(value: number): number {
    return this.y(chance(value, this.#bounds));
  }

  /** The moment nearest to a place. */
  moment(across: number): number {
    const share = (across - this.left) / (this.right - this.left);
    return Math.round(Math.min(Math.max(share, 0), 1) * this.#last);
  }

  path(line: readonly Expected[]): string {
    return line.map((it, n) => `${n ? "L" : "M"}${this.x(it.moment)} ${this.rise(it.value)}`).join("");
  }

  /** The area between the lowest and the highest values. */
  band(line: readonly Expected[]): string {
    const above = line.map((it) => `${this.x(it.moment)} ${this.rise(it.high)}`);
    const below = line.map((it) => `${this.x(it.moment)} ${this.rise(it.low)}`).reverse();
    return `M${[...above, ...below].join("L")}Z`;
  }
}

/** Chances as a reader writes them. */

import { lang } from "../prefs.svelte";

const format = (value: number, more: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0, ...more }).format(value);

export function percent(chance: number): string {
  return format(chance);
}

/** A difference, with its sign. */
export function signed(difference: number): string {
  return format(difference, { signDisplay: "exceptZero" });
}

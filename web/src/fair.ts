/** The numbers that this browser mixes into the draws: pledged when ready, revealed once everybody has committed. */

import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own is missing without https, as on a home network
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { replayOf } from "./common";
import type { TableInfo } from "./wire";

/** The commitments that were shown when a number was revealed. */
interface Seen {
  replay: string;
  seat: number;
  commitment: string;
  pledges: string[];
}

interface Kept {
  nonce: string;
  pledge: string;
  seen: Seen | null;
}

const PLACE = "gloaming.numbers";
const MOST = 40;
let kept: Kept[] = [];

/** All tabs of a browser share its numbers. */
function read(): Kept[] {
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
  } catch {
    // Storage may be forbidden: the numbers then last as long as the page.
  }
  return kept;
}

function write(numbers: Kept[]): void {
  kept = numbers.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The pledge of a new number: its digest, which reveals nothing about it. */
export function pledge(): string {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  write([{ nonce, pledge: digest(nonce), seen: null }, ...read()]);
  return digest(nonce);
}

/** The number that the start of a game waits for, if this browser has it. */
export function due(table: TableInfo): string | null {
  const seat = table.you?.seat ?? -1;
  if (!table.waiting.includes(seat) || table.commitment === null) return null;
  const numbers = read();
  const own = numbers.find((it) => it.pledge === table.pledges[seat]);
  if (!own) return null;
  const seen: Seen = { replay: replayOf(table), seat, commitment: table.commitment, pledges: table.pledges };
  // A revealed number is no longer secret: a server that commits to something else now may have chosen it to fit.
  if (own.seen && JSON.stringify(own.seen) !== JSON.stringify(seen)) return null;
  own.seen = seen;
  write(numbers);
  return own.nonce;
}

/** Whether a finished game used this browser's number, and everything else that it saw committed before. */
export function ownNumber(replay: string, record: string): "mixed" | "wrong" | "none" {
  const lines = record.split("\n");
  const value = (name: string): string =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  const [commitment, pledges, nonces] = [value("commitment"), value("pledges").split(" "), value("nonces").split(" ")];
  const mine = read().filter((it) => it.seen && (it.seen.replay === replay || pledges.includes(it.pledge)));
  if (mine.length === 0) return "none";
  const isKept =
    digest(value("seed")) === commitment && nonces.every((it, n) => pledges[n] === (it === "bot" ? it : digest(it)));
  const isMine = ({ nonce, seen }: Kept): boolean =>
    seen?.commitment === commitment && seen.pledges.join() === pledges.join() && nonces[seen.seat] === nonce;
  return isKept && mine.some(isMine) ? "mixed" : "wrong";
}

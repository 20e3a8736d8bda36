// A bot for Duel of the Shamans in JavaScript, for `gloaming simulate`, tables and everything else that takes a bot:
//
//     gloaming simulate duel --bot "node examples/bots/duel.mjs" --bots random --games 400 --option limit=24
//
// It looks one duel ahead: a pawn is worth the shells that it would win or lose on its cell. docs/bots.md explains the
// lines of JSON.
import { createInterface } from "node:readline";

const cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
let side = 0; // 0 is Bison, who chooses rows; 1 is Wolf, who chooses columns

function say(line) {
  process.stdout.write(JSON.stringify(line) + "\n");
}

// What each side has on a cell, from a list of pawns such as ["bison-7", "wolf-2"]; a face-down pawn counts as 5.
function difference(pawns) {
  const strength = (name) =>
    pawns
      .filter((pawn) => pawn.startsWith(name))
      .map((pawn) => (pawn.endsWith("?") ? 5 : Number(pawn.split("-")[1])))
      .reduce((sum, value) => sum + value, 0);
  return (strength("bison") - strength("wolf")) * (side === 0 ? 1 : -1);
}

// The cells of the side's own lines: rows for Bison, columns for Wolf.
function line(mask) {
  return cells.filter((cell) => cell.includes(mask));
}

function worthOfLine(board, mask) {
  const won = line(mask).map((cell) => difference(board[cell]));
  return Math.min(...won) + won.reduce((sum, value) => sum + value, 0) / 3;
}

function worthOfBoard(board) {
  return Math.max(...(side === 0 ? ["1", "2", "3"] : ["a", "b", "c"]).map((mask) => worthOfLine(board, mask)));
}

function worth(view, move) {
  const [verb, first, second] = move.split(" ");
  const board = structuredClone(view.board);
  const mine = side === 0 ? "bison" : "wolf";
  if (verb === "mask") return worthOfLine(board, first) + Math.random();
  if (verb === "place") {
    const pawn = first.includes("-") ? first : `${mine}-${first}`;
    board[second].push(pawn);
    const won = difference(board[second]);
    return won > 0 ? 10 - won : won; // win narrowly
  }
  if (verb === "swap" && cells.includes(first)) {
    const take = (cell) => board[cell].filter((pawn) => pawn.startsWith(mine));
    const keep = (cell) => board[cell].filter((pawn) => !pawn.startsWith(mine));
    const [here, there] = [take(first), take(second)];
    board[first] = [...keep(first), ...there];
    board[second] = [...keep(second), ...here];
    return worthOfBoard(board);
  }
  return 0;
}

createInterface({ input: process.stdin }).on("line", (text) => {
  const told = JSON.parse(text);
  if (told.type === "hello") say({ type: "hello", protocol: 1, name: "Node", games: ["duel"] });
  if (told.type === "start") side = told.seat;
  if (told.type === "question") {
    const ranked = told.moves.map((move) => [worth(told.view, move), move]);
    const best = Math.max(...ranked.map(([value]) => value));
    const equal = ranked.filter(([value]) => value === best);
    say({ type: "move", id: told.id, move: equal[Math.floor(Math.random() * equal.length)][1] });
  }
  if (told.type === "lost") console.error(told.text);
});

/** A picture of a result, drawn in the browser from what the finale shows to everybody at the table. */

import type { Ending } from "../games/ending";
import { GLYPHS, type Drawing, type GlyphName } from "../kit/glyphs";
import { t } from "../words/text";

export interface Result {
  title: string;
  headline: string;
  why: string;
  names: readonly string[];
  winners: readonly number[];
  ending: Ending | null;
}

const [WIDTH, HEIGHT] = [1200, 630]; // what most sites show of a link or a picture
const EDGE = 60;

type Pen = CanvasRenderingContext2D;

/** Draws the result over the scene of the game that is on the page. */
export async function drawPicture(page: HTMLElement, result: Result): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  await document.fonts.ready;
  const style = getComputedStyle(page);
  const colour = (css: string) => css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name));
  drawScene(pen, page, colour);
  drawWords(pen, result, colour);
  drawFigures(pen, result, colour);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be saved"))), "image/png"),
  );
}

/** The sky and the paper cuts of the scene, as the page shows them. */
function drawScene(pen: Pen, page: HTMLElement, colour: (css: string) => string): void {
  const svg = page.querySelector("svg");
  const hour = svg ? getComputedStyle(svg) : getComputedStyle(page);
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  [0, 0.45, 1].forEach((at, n) =>
    sky.addColorStop(at, hour.getPropertyValue(["--sky-top", "--sky-mid", "--sky-low"][n] ?? "").trim() || "#15132b"),
  );
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.scale(WIDTH / 480, WIDTH / 480);
  pen.translate(0, HEIGHT / (WIDTH / 480) - 260);
  for (const shape of svg?.querySelectorAll("path, circle") ?? []) {
    const { fill, opacity } = getComputedStyle(shape);
    if (fill === "none") continue;
    pen.globalAlpha = Number(opacity);
    pen.fillStyle = fill;
    pen.fill(outline(shape), "evenodd");
  }
  pen.restore();
  pen.fillStyle = colour("var(--ground)");
  pen.globalAlpha = 0.5;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
}

function outline(shape: Element): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  const of = (name: string) => Number(shape.getAttribute(name));
  path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
  return path;
}

/** Writes a line, smaller if it does not fit. */
function write(pen: Pen, text: string, x: number, y: number, size: number, face: string, width: number): void {
  for (let fit = size; fit >= 12; fit -= 2) {
    pen.font = `600 ${fit}px ${face}`;
    if (pen.measureText(text).width <= width) break;
  }
  pen.fillText(text, x, y, width);
}

function drawWords(pen: Pen, result: Result, colour: (css: string) => string): void {
  pen.textAlign = "center";
  pen.fillStyle = colour("var(--ink-soft)");
  write(pen, result.title, WIDTH / 2, 92, 34, colour("var(--display)"), WIDTH - 2 * EDGE);
  pen.fillStyle = colour("var(--accent)");
  write(pen, result.headline, WIDTH / 2, 180, 84, colour("var(--display)"), WIDTH - 2 * EDGE);
  pen.fillStyle = colour("var(--ink)");
  write(pen, result.why, WIDTH / 2, 234, 28, colour("var(--text)"), WIDTH - 2 * EDGE);
  pen.fillStyle = colour("var(--ink-soft)");
  write(pen, "Gloaming", WIDTH / 2, HEIGHT - 28, 26, colour("var(--display)"), WIDTH);
}

function drawFigures(pen: Pen, { names, winners, ending }: Result, colour: (css: string) => string): void {
  const each = Math.min(220, (WIDTH - 2 * EDGE) / names.length);
  const left = (WIDTH - each * names.length) / 2;
  const text = colour("var(--text)");
  names.forEach((name, seat) => {
    const figure = ending?.figures[seat];
    const [middle, wins] = [left + each * (seat + 0.5), winners.includes(seat)];
    const hue = colour(figure?.side.colour ?? `var(--seat-${seat})`);
    pen.globalAlpha = wins ? 1 : 0.75;
    disc(pen, middle, 350, Math.min(62, each * 0.4), hue, wins, colour("var(--paper-sunk)"));
    stamp(pen, drawingOf(figure?.side.glyph ?? "person"), middle, 350, Math.min(76, each * 0.5), hue);
    if (wins) stamp(pen, GLYPHS.crown, middle, 268, 34, colour("var(--accent)"));
    pen.fillStyle = colour("var(--ink)");
    write(pen, name, middle, 452, 26, text, each - 12);
    if (figure) {
      pen.fillStyle = hue;
      write(pen, figure.what, middle, 490, 30, colour("var(--display)"), each - 12);
      pen.fillStyle = colour("var(--ink)");
      write(pen, figure.score, middle, 526, 22, text, each - 12);
    }
    pen.globalAlpha = 1;
  });
}

const drawingOf = (glyph: GlyphName | Drawing): Drawing => (typeof glyph === "string" ? GLYPHS[glyph] : glyph);

function disc(pen: Pen, x: number, y: number, r: number, hue: string, bright: boolean, ground: string): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = bright ? 6 : 3;
  pen.strokeStyle = hue;
  pen.stroke();
}

/** Draws a glyph of 24 by 24 around a point. */
function stamp(pen: Pen, { fill, line }: Drawing, x: number, y: number, size: number, hue: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = pen.strokeStyle = hue;
  pen.lineWidth = 2;
  pen.lineCap = pen.lineJoin = "round";
  if (fill) pen.fill(new Path2D(fill), "evenodd");
  if (line) pen.stroke(new Path2D(line));
  pen.restore();
}

/** Gives the picture to what the device shares with, or saves it. */
export async function handOver(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], `${t("page-end-picture-file")}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // whoever thinks better of it is not told
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The subset of Markdown that the rules use, as data to be drawn with text nodes: it never becomes HTML. */

export interface Span {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}

export type Block = { kind: "words"; spans: Span[] } | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    if (match[1]) found.push({ kind: "strong", text: match[1] });
    else if (match[2]) found.push({ kind: "em", text: match[2] });
    else found.push({ kind: "code", text: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

function cells(line: string): Span[][] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => spans(cell.trim()));
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => {
      const lines = part.trim().split("\n");
      if (!lines[0]?.startsWith("|")) return { kind: "words", spans: spans(lines.join(" ")) };
      const [head = "", , ...rows] = lines;
      return { kind: "table", head: cells(head), rows: rows.map(cells) };
    });
}

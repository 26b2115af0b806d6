import { PART } from './long-response-parts.ts';

const MOST_TRIES = 8;
/** Placeholder for the items while the rest is parsed. Written as an escape; no text of the API contains this character. */
const ITEMS = '\u0000';

interface Part {
  items: unknown[];
  end: number;
}

/** Like `JSON.parse`, but pauses between parts, so that a page that reads 10,000 rows stays responsive. */
export async function parseInParts(text: string, pause: () => Promise<void>): Promise<unknown> {
  return (await parseFirstList(text, pause)) || JSON.parse(text);
}

/** Parses the first array of objects in parts. Returns undefined if the text has none, or is not JSON. */
async function parseFirstList(text: string, pause: () => Promise<void>): Promise<unknown> {
  const start = text.indexOf('[{') + 1;
  if (start === 0) return undefined;
  const items: unknown[] = [];
  let end = start;
  while (text[end] !== ']') {
    const from = end === start ? start : end + 1;
    const part = nextPart(text, from) ?? lastPart(text, from);
    if (!part) return undefined;
    for (const item of part.items) items.push(item);
    end = part.end;
    await pause();
  }
  const rest = `${text.slice(0, start)}${JSON.stringify(ITEMS)}${text.slice(end)}`;
  return JSON.parse(rest, (_, value) => (Array.isArray(value) && value[0] === ITEMS ? items : value));
}

const nextPart = (text: string, from: number) =>
  partUntil(text, from, from + PART, (after) => text.indexOf('},{', after + 1));

const lastPart = (text: string, from: number) =>
  partUntil(text, from, text.length, (before) => text.lastIndexOf('}]', before - 1));

/** Tries the possible ends found by `next`: an end within a string or a nested array would leave text that is not JSON. */
function partUntil(text: string, from: number, near: number, next: (at: number) => number): Part | undefined {
  let at = next(near);
  for (let tries = 0; at > from && tries < MOST_TRIES; tries += 1) {
    try {
      return { items: JSON.parse(`[${text.slice(from, at + 1)}]`), end: at + 1 };
    } catch {
      at = next(at);
    }
  }
  return undefined;
}

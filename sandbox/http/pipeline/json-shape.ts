const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** More depth and parts than any body of the description needs, where the longest list has 500 entries. */
const MAX_DEPTH = 8;
const MAX_PARTS = 1_000;

/**
 * Checks that a JSON text has no more depth, keys and entries than any body of this API. Runs before parsing, in time
 * linear in the length; the parser decides whether the JSON is valid.
 */
export function hasAcceptableShape(bytes: Buffer): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at] as number;
    if (sign === QUOTE) at = endOfText(bytes, at);
    else if (OPENING.includes(sign)) {
      parts++;
      if (++depth > MAX_DEPTH) return false;
    } else if (CLOSING.includes(sign)) depth--;
    else if (sign === COMMA) parts++;
    if (parts > MAX_PARTS) return false;
  }
  return true;
}

/** Index of the closing quote of a JSON string: the next quote that is not escaped by a backslash. */
function endOfText(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

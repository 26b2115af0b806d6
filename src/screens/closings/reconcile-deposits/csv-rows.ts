const SEPARATORS = [';', ',', '\t', '|'];

/** Decodes a file in one of the encodings that spreadsheets and banks use: UTF-8, UTF-16 or Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // In Windows-1252 every byte is a character, so this never fails.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a CSV file, or of cells copied from a spreadsheet, without empty rows. Cells are trimmed. */
export function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  // Only spaces so far.
  let isBlank = true;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((one) => one !== '')) rows.push(row);
    [row, cell, isBlank] = [[], '', true];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    const quoted = isBlank && character === '"' ? quotedAt(text, at, separator) : undefined;
    if (quoted !== undefined) {
      cell = quoted.replaceAll('""', '"');
      at += quoted.length + 1;
      isBlank = false;
    } else if (character === separator) {
      row.push(cell.trim());
      [cell, isBlank] = ['', true];
    } else if (character === '\n' || character === '\r') {
      endRow();
    } else {
      cell += character;
      isBlank &&= character.trim() === '';
    }
  }
  endRow();
  return rows;
}

/** Length at which a cell cannot be quoted, so that quotes that nothing closes take no time. */
const LONGEST_CELL = 2_000;

/**
 * The text between the quote at `at` and the one that closes it. Undefined if nothing does: banks cut off long
 * descriptions, and such a quote must not swallow the lines below.
 */
function quotedAt(text: string, at: number, separator: string): string | undefined {
  let close = text.indexOf('"', at + 1);
  while (close !== -1 && text[close + 1] === '"' && close < at + LONGEST_CELL)
    close = text.indexOf('"', close + 2);
  if (close === -1 || close > at + LONGEST_CELL) return undefined;
  const quoted = text.slice(at + 1, close);
  let end = close + 1;
  while (text[end] === ' ') end++;
  const isLast = end === text.length || [separator, '\n', '\r'].includes(text[end] as string);
  return isLast || !/[\r\n]/.test(quoted) ? quoted : undefined;
}

/** The separator that most lines contain, however often, because amounts and sentences contain commas too. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const score = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return SEPARATORS.reduce((best, one) => (score(one) > score(best) ? one : best));
}

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
  let isQuoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((one) => one !== '')) rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      [isQuoted, cell] = [true, ''];
    } else if (character === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (character === '\n' || character === '\r') {
      endRow();
    } else {
      cell += character;
    }
  }
  endRow();
  return rows;
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

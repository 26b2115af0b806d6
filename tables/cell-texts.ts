import { readXml } from './read-xml.ts';
import { EMPTY, MAX_CELL_LENGTH, type TableCell, UnreadableTable } from './table.ts';

const MAX_STRINGS = 200_000;

/** Excel writes characters that XML does not allow as `_x000D_`, and an underscore before such a text as `_x005F_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A cell with the text that is stored in a workbook. */
export function textCell(stored: string): TableCell {
  if (stored.length > MAX_CELL_LENGTH * 7) throw tooLong();
  const decoded = stored.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const text = decoded
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text of a person has
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .trim();
  if (text.length > MAX_CELL_LENGTH) throw tooLong();
  return text === '' ? EMPTY : { kind: 'text', text };
}

const tooLong = () => new UnreadableTable('Una celda es demasiado larga');

/** The cells whose texts others refer to by number. A text may have parts with formats of their own; phonetic aids are left out. */
export function sharedTexts(xml: string | undefined): TableCell[] {
  const cells: TableCell[] = [];
  let stored = '';
  let [inText, phonetic] = [false, false];
  if (xml === undefined) return cells;
  readXml(xml, {
    open(name) {
      if (name === 'si') stored = '';
      if (name === 'rPh') phonetic = true;
      inText = name === 't' && !phonetic;
    },
    text(text) {
      if (inText) stored += text;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      if (cells.length === MAX_STRINGS) throw new UnreadableTable('Tiene demasiados textos');
      cells.push(textCell(stored));
    },
  });
  return cells;
}

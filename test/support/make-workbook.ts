import { strToU8, zipSync } from 'fflate/browser';

interface Parts {
  strings?: string;
  styles?: string;
  workbook?: string;
  /** More parts, or others in place of the usual ones. */
  more?: Record<string, string>;
}

/** A workbook whose one sheet, «Hoja1», has this XML between `<worksheet>` and its end. */
export function makeWorkbook(sheet: string, { strings, styles, workbook = '', more = {} }: Parts = {}) {
  const parts = {
    'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="Hoja1" id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="s" Target="worksheets/s.xml"/></Relationships>',
    'xl/worksheets/s.xml': `<worksheet>${sheet}</worksheet>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** A workbook with these sheets, whose texts have a row in each line and its cells between semicolons. */
export function workbookOf(sheets: Record<string, string>): Uint8Array {
  const all = Object.entries(sheets);
  const cell = (value: string) => (value === '' ? '<c/>' : `<c t="inlineStr"><is><t>${value}</t></is></c>`);
  const row = (line: string) => `<row>${line.split(';').map(cell).join('')}</row>`;
  return makeWorkbook('', {
    more: {
      'xl/workbook.xml': `<workbook><sheets>${all.map(([name], at) => `<sheet name="${name}" id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${all.map((_, at) => `<Relationship Id="r${at}" Target="${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        all.map(([, lines], at) => [
          `xl/${at}.xml`,
          `<worksheet><sheetData>${lines ? lines.split('\n').map(row).join('') : ''}</sheetData></worksheet>`,
        ]),
      ),
    },
  });
}

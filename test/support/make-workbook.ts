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

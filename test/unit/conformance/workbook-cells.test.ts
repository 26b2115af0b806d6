import { strToU8, zipSync } from 'fflate/browser';
import { workbookCells } from '#conformance/src/workbook-cells.ts';
import { assert, test } from '../support/test.ts';

function workbook(sheet: string, shared: string): Uint8Array {
  const files = { 'xl/sharedStrings.xml': shared, 'xl/worksheets/sheet1.xml': sheet };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

test('cells are read beside empty ones, which some backends write for their style', () => {
  const sheet = '<row><c r="A1" s="1"/><c r="B1" t="s"><v>1</v></c><c r="C1"><v>61.73</v></c></row>';
  assert.equal(workbookCells(workbook(sheet, '<sst><si/><si><t>Q84.29</t></si></sst>')), ['Q84.29', '61.73']);
});

test('cells are read in a workbook whose elements have a namespace prefix', () => {
  const sheet = '<x:row><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row>';
  assert.equal(workbookCells(workbook(sheet, '<x:sst><x:si><x:t>Caja 1</x:t></x:si></x:sst>')), ['Caja 1']);
});

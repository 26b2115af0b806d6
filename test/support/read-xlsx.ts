import { inflateRawSync } from 'node:zlib';
import type { Download, Result } from '@cobros/sdk';
import { dataOf } from './unwrap-result.ts';

export interface ReadCell {
  /** The stored type: a spreadsheet never evaluates `text` cells, whatever they begin with. */
  kind: 'text' | 'number' | 'formula';
  value: string;
}

export interface ReadSheet {
  name: string;
  /** Number of rows that stay visible when scrolling. */
  frozenRows: number;
  /** The rows with their cells; empty cells are null. */
  rows: (ReadCell | null)[][];
}

/** Reads the first sheet of an .xlsx file, supporting only what the tests need. */
export function readXlsx(bytes: Uint8Array): ReadSheet {
  const files = unzip(Buffer.from(bytes));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>.*?<\/si>/gs)].map(([item]) =>
    unescapeXml(item.replace(/<[^>]+>/g, '')),
  );
  return {
    name: unescapeXml(/<sheet [^>]*name="([^"]*)"/.exec(files.get('xl/workbook.xml') ?? '')?.[1] ?? ''),
    frozenRows: Number(/<pane [^>]*ySplit="(\d+)"/.exec(sheet)?.[1] ?? 0),
    rows: [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) => readRow(cells, strings)),
  };
}

/** The name and the first sheet of an exported .xlsx file. */
export async function exportedSheet(file: Result<Download>): Promise<ReadSheet & { fileName: string }> {
  const { blob, fileName } = dataOf(file);
  return { fileName, ...readXlsx(new Uint8Array(await blob.arrayBuffer())) };
}

/** The values of a row's cells, null where one is empty. */
export const cellValues = (row: readonly (ReadCell | null)[] = []) => row.map((cell) => cell?.value ?? null);

function readRow(xml: string, strings: readonly string[]): (ReadCell | null)[] {
  const row: (ReadCell | null)[] = [];
  for (const [, column = '', attributes = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs,
  )) {
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
    const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    while (row.length < index) row.push(null);
    if (content.includes('<f')) row.push({ kind: 'formula', value });
    else if (attributes.includes('t="s"')) row.push({ kind: 'text', value: strings[Number(value)] ?? '' });
    else row.push({ kind: 'number', value });
  }
  return row;
}

/** The text files of a zip archive by name. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '');
}

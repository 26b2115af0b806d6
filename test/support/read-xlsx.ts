import type { Download, Result } from '@cobros/sdk';
import { strFromU8, unzipSync } from 'fflate/browser';
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

/**
 * Reads the first sheet of an .xlsx file, supporting only what the tests need: what is stored, such as the kind of a cell, where
 * `tables/` reads what a person sees.
 */
export function readXlsx(bytes: Uint8Array): ReadSheet {
  const files = unzipSync(bytes);
  const textOf = (name: string) => strFromU8(files[`xl/${name}.xml`] ?? new Uint8Array());
  const sheet = textOf('worksheets/sheet1');
  const strings = [...textOf('sharedStrings').matchAll(/<si>.*?<\/si>/gs)].map(([item]) =>
    unescapeXml(item.replace(/<[^>]+>/g, '')),
  );
  return {
    name: unescapeXml(/<sheet [^>]*name="([^"]*)"/.exec(textOf('workbook'))?.[1] ?? ''),
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

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '');
}

import { strFromU8, unzipSync } from 'fflate/browser';

/** The texts and numbers in the cells of an Excel workbook, without their positions: each backend has its own columns. */
export function workbookCells(bytes: Uint8Array): string[] {
  const parts = filesOf(bytes);
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si(?:\/>|>(.*?)<\/si>)/gs)].map(
    ([, text = '']) => plain(text),
  );
  const sheets = [...parts].filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  return sheets.flatMap(([, xml]) =>
    [...xml.matchAll(/<c\b([^>]*)(?<!\/)>(.*?)<\/c>/gs)].map(([, attributes = '', content = '']) =>
      /\bt="s"/.test(attributes) ? (shared[Number(plain(content))] ?? '') : plain(content),
    ),
  );
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The files of the archive by name. Some programs write a namespace prefix: `<x:c>`. */
const filesOf = (bytes: Uint8Array) =>
  new Map(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [
      name,
      strFromU8(content).replace(/<(\/?)\w+:/g, '<$1'),
    ]),
  );

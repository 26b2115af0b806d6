import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The texts and numbers in the cells of an Excel workbook, without their positions: each backend has its own columns. */
export function workbookCells(bytes: Uint8Array): string[] {
  const parts = filesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
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

/**
 * The files of a ZIP archive by name, read from its central directory, because the sizes in front of the files may be missing.
 */
function filesOf(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) return files;
  let entry = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at));
    const name = zip.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const header = zip.readUInt32LE(entry + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
    const isDeflated = zip.readUInt16LE(entry + 10) === DEFLATED;
    const xml = (isDeflated ? inflateRawSync(content) : content).toString('utf8');
    // Some programs write a namespace prefix: `<x:c>`.
    files.set(name, xml.replace(/<(\/?)\w+:/g, '<$1'));
    entry += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

import { sharedTexts } from './cell-texts.ts';
import { decodeText } from './decode-text.ts';
import { numberFormats } from './number-formats.ts';
import { openZip } from './open-zip.ts';
import { readSheet } from './read-sheet.ts';
import { readText } from './read-text.ts';
import { notATable, type Table, UnreadableTable } from './table.ts';
import { workbookParts } from './workbook-parts.ts';

export interface ReadTableOptions {
  /** Most rows with content, the heading included. */
  mostRows: number;
  /** Name of the sheet to read, if the workbook has it; otherwise the first visible one. */
  preferredSheet?: string | undefined;
}

/**
 * Reads a file, whatever its name says it is. It takes up to a second for the largest files that it reads, so it does not belong
 * on a thread that answers others.
 * @throws UnreadableTable with a sentence for people
 */
export function readTable(bytes: Uint8Array, { mostRows, preferredSheet }: ReadTableOptions): Table {
  if (!isArchive(bytes)) return readOther(bytes, mostRows);
  const sheets = sheetsIn(bytes, mostRows);
  const chosen = sheets.find(({ name }) => name === preferredSheet) ?? sheets[0];
  if (!chosen) throw notATable();
  const table = chosen.read();
  const others = sheets.filter((sheet) => sheet !== chosen && hasRows(sheet)).map(({ name }) => name);
  return others.length > 0 ? { ...table, otherSheets: others } : table;
}

/** True for a sheet that cannot be read, too. */
function hasRows({ read }: { read: () => Table }): boolean {
  try {
    const { rows, unread } = read();
    return rows.length + unread.length > 0;
  } catch (cause) {
    if (cause instanceof UnreadableTable) return true;
    throw cause;
  }
}

/**
 * The same for all visible sheets of a workbook that have rows; none if it is empty. A sheet that cannot be read beside others
 * that can has one row, which is unread.
 * @throws UnreadableTable with a sentence for people
 */
export function readTables(bytes: Uint8Array, { mostRows }: { mostRows: number }): Table[] {
  if (!isArchive(bytes)) return [readOther(bytes, mostRows)];
  let failure: UnreadableTable | undefined;
  const tables = sheetsIn(bytes, mostRows).map(({ name, read }): Table => {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof UnreadableTable)) throw cause;
      failure ??= cause;
      return { name, rows: [], unread: [{ row: 1, reason: cause.message }] };
    }
  });
  if (failure && tables.every(({ rows }) => rows.length === 0)) throw failure;
  return tables.filter(({ rows, unread }) => rows.length + unread.length > 0);
}

const isArchive = (bytes: Uint8Array) => startsWith(bytes, 'PK\x03\x04');

function sheetsIn(bytes: Uint8Array, mostRows: number) {
  refuseOtherArchives(bytes);
  const { sheets, isComputed, ...parts } = workbookParts(bytes);
  const formatNumber = numberFormats(parts.styles, parts.from1904);
  const context = { strings: sharedTexts(parts.strings), formatNumber, isComputed };
  return sheets.map(({ name, read }) => ({
    name,
    read: (): Table => ({ name, ...readSheet(read(), mostRows, context) }),
  }));
}

/** Reads what is no workbook. */
function readOther(bytes: Uint8Array, mostRows: number): Table {
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) throw oldWorkbook(bytes);
  if (startsWith(bytes, '%PDF')) throw saveAs('Es un PDF');
  const text = decodeText(bytes);
  if (isWebPage(text)) throw new UnreadableTable(WEB_PAGE);
  if (text.startsWith('<?xml')) throw notATable();
  return readText(text, mostRows);
}

const startsWith = (bytes: Uint8Array, start: string) =>
  [...start].every((character, at) => bytes[at] === character.charCodeAt(0));

const saveAs = (what: string) =>
  new UnreadableTable(`${what}. Guárdalo como libro de Excel (.xlsx) e intenta de nuevo`);

const WEB_PAGE =
  'Es una página web con nombre de libro de Excel. Ábrela en Excel, guárdala como libro de Excel (.xlsx) e intenta de nuevo';

/** Banks and old programs give HTML, or XML of 2003, the name of a workbook. */
const isWebPage = (text: string) =>
  /^\ufeff?\s*(?:<\?xml.*?\?>\s*)?(?:<!doctype html|<html|<head|<body|<table|<meta|<style|<\?mso|<!--|mime-version:)/i.test(
    text.slice(0, 1_000),
  );

const ENCRYPTED = 'EncryptedPackage';

function oldWorkbook(bytes: Uint8Array): UnreadableTable {
  // The names of what such a file contains are in UTF-16.
  const isEncrypted = new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED);
  return isEncrypted
    ? new UnreadableTable('Tiene contraseña. Quítasela en Excel e intenta de nuevo')
    : saveAs('Es un libro de Excel antiguo (.xls)');
}

const OTHERS = [
  ['xl/workbook.bin', 'Es un libro binario de Excel (.xlsb)'],
  ['index/document.iwa', 'Es una hoja de Numbers'],
  ['content.xml', 'Es una hoja de LibreOffice (.ods)'],
  ['word/document.xml', 'Es un documento de Word'],
] as const;

function refuseOtherArchives(bytes: Uint8Array): void {
  const { names } = openZip(bytes);
  const other = OTHERS.find(([name]) => names.has(name));
  if (other) throw saveAs(other[1]);
}

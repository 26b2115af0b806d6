import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { allows, requirements } from '#access/users/operation-requirements.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { FileContent, Handler } from '#http/pipeline/handler.ts';
import { accessDocument } from '#out/documents/access-document.ts';
import { withoutGuard } from '#out/sheets/csv-text.ts';
import { datedFileName } from '#out/sheets/dated-file-name.ts';
import { importSheet, importSheetRow, outcomesSheet, outcomesSheetRow } from '#out/sheets/import-sheet.ts';
import { readTableInWorker } from '#out/sheets/read-table-in-worker.ts';
import type { Sheet, SheetRow } from '#out/sheets/sheet-types.ts';
import { readAccessPages } from '#places/imports/access-pages.ts';
import { BRANCHES } from '#places/imports/branch-rows.ts';
import { CASHIERS } from '#places/imports/cashier-rows.ts';
import type { ImportKind } from '#places/imports/import-kind.ts';
import { MAX_SHEET_ROWS } from '#places/imports/imported-sheet.ts';
import { unreadParts } from '#places/imports/read-columns.ts';
import { createImport, previewImport } from '#places/imports/run-import.ts';
import { forbidden, invalidFields } from '#terms/errors/api-error.ts';
import type { Table } from '../../../tables/table.ts';
import { batchOf, csvFile, excelFile } from './sheet-files.ts';

type Kind = Schemas['ImportKind'];

const READS = { cashiers: 'cashiers.listWithDefault', branches: 'branches.getDefault' } as const;
const CREATES = { cashiers: 'cashiers.create', branches: 'branches.create' } as const;
const SIZE_OF = { cashiers: ['caja', 'cajas'], branches: ['sucursal', 'sucursales'] } as const;

/** POST imports/v3/preview */
export const preview: Handler<'imports.preview'> = async (call) => {
  const kind = kindFor(call.session, call.content.kind, CREATES);
  const sheet = await readSheet(call.content.data, kind, call.signal);
  const rows = await previewImport(call, kind, sheet, call.content);
  return { content: answer(kind, sheet, rows) };
};

/** POST imports/v3/create */
export const create: Handler<'imports.create'> = async (call) => {
  const kind = kindFor(call.session, call.content.kind, CREATES);
  const sheet = await readSheet(call.content.data, kind, call.signal);
  const rows = await createImport(call, kind, sheet, call.content);
  const count = rows.filter(({ outcome }) => outcome === 'created').length;
  const message = `${sizeOf(kind.kind, count)} ${count === 1 ? 'creada' : 'creadas'}`;
  return { content: answer(kind, sheet, rows), info: { title: 'Importar', message } };
};

/** POST imports/v3/sheet/download: the template, the current list, or a sheet with its outcomes. */
export const downloadSheet: Handler<'imports.downloadSheet'> = async (call) => {
  const { content, database, session, now } = call;
  const kind = kindFor(session, content.kind, content.rows === 'outcomes' ? CREATES : READS);
  const { timeZone } = session.business;
  const { columns, sheetName } = kind;
  const name = sheetName.toLowerCase();
  if (content.rows === 'outcomes') {
    if (content.data === undefined)
      throw invalidFields([{ field: 'data', message: 'Este campo es requerido' }]);
    const rows = await previewImport(call, kind, await readSheet(content.data, kind, call.signal), {
      businessBranchId: content.businessBranchId,
    });
    const sheet = outcomesSheet(sheetName, columns, timeZone);
    return { file: await fileOf(`${name}-con-motivos`, sheet, rows.map(outcomesSheetRow), content.format) };
  }
  const sheet = importSheet(sheetName, columns, timeZone);
  const isList = content.rows === 'existing';
  const list = await (isList ? kind.list : kind.examples)(database, session, content.businessBranchId);
  const rows = list.map((values) => importSheetRow(columns, values));
  if (isList) {
    const detail = sizeOf(kind.kind, rows.length);
    await recordActivity(database, session, { action: 'list-exported', subject: name, detail }, now);
  }
  const fileName = isList ? datedFileName(name, {}, { now, timeZone }) : `plantilla-${name}`;
  return { file: await fileOf(fileName, sheet, rows, content.format) };
};

/** POST imports/v3/access-sheets/download */
export const downloadAccessSheets: Handler<'imports.downloadAccessSheets'> = async (call) => {
  const pages = await readAccessPages(call.database, call.session, call.content.userIds);
  const bytes = await accessDocument(new URL(call.serverOrigin).host, pages);
  return { file: { bytes, name: 'hojas-de-acceso.pdf', contentType: 'application/pdf' } };
};

/** An import requires the permission of the call that it stands for. @throws ApiError 403 */
function kindFor(
  session: Session,
  kind: Kind,
  standsFor: typeof READS | typeof CREATES,
): ImportKind<unknown> {
  const caller = { type: session.user.type, permissions: session.permissions };
  if (!allows(requirements[standsFor[kind]], caller)) throw forbidden();
  // Only the kind itself knows the type of its content, which its `prepare` returns and its `create` takes.
  return (kind === 'cashiers' ? CASHIERS : BRANCHES) as ImportKind<unknown>;
}

async function readSheet(
  data: string,
  { sheetName }: ImportKind<unknown>,
  signal: AbortSignal,
): Promise<Table> {
  const bytes = Buffer.from(data, 'base64');
  const task = { bytes, mostRows: MAX_SHEET_ROWS + 1, preferredSheet: sheetName };
  const table = await readTableInWorker(task, signal);
  return table.name === null ? withoutGuards(table) : table;
}

/** A text without the apostrophes that keep the cells of an exported list from being formulas. */
function withoutGuards(table: Table): Table {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: withoutGuard(cell.text) })),
  }));
  return { ...table, rows };
}

function answer(kind: ImportKind<unknown>, sheet: Table, rows: Schemas['ImportRow'][]) {
  const unread = unreadParts(sheet, kind.columns);
  return {
    sheetName: sheet.name,
    columns: kind.columns.map(({ key, header }) => ({ key, header })),
    ...(unread.length > 0 && { unread }),
    rows,
  };
}

const sizeOf = (kind: Kind, count: number) => `${count} ${SIZE_OF[kind][count === 1 ? 0 : 1]}`;

async function fileOf(
  name: string,
  sheet: Sheet,
  rows: readonly SheetRow[],
  format: Schemas['ExportFormat'] | undefined,
): Promise<FileContent> {
  return format === 'csv'
    ? csvFile(name, sheet, batchOf(rows))
    : excelFile(name, { sheet, rows: batchOf(rows), totals: () => [] });
}

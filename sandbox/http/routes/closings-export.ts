import { recordActivity } from '#access/activity/record-activity.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { countTransactions, eachTransaction } from '#money/closings/closed-transactions.ts';
import { entriesOf, readCashierShares } from '#money/closings/ledger-entries.ts';
import { countClosings, eachClosing, requireClosing } from '#money/closings/read-closings.ts';
import {
  closingSheet,
  closingSheetCount,
  closingSheetRow,
  closingSheetTotals,
} from '#out/sheets/closing-sheet.ts';
import { ClosingsSum, closingsSheet, closingsSheetRow } from '#out/sheets/closings-sheet.ts';
import { datedFileName } from '#out/sheets/dated-file-name.ts';
import { counted, eachMapped } from '#out/sheets/stream-csv.ts';
import { MAX_EXPORT_ROWS, tooManyRows } from '#out/sheets/write-excel-in-worker.ts';
import { after } from '#terms/time/clock.ts';
import { countedText } from '#terms/values/counted-text.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { csvFile, excelFile, sheetFile } from './sheet-files.ts';

/** POST closing/v3/history/excel, as Excel or CSV. */
export const exportHistory: Handler<'closings.exportHistory'> = async (call) => {
  const { content, database, reads, session, now, signal, onRows } = call;
  const { timeZone } = session.business;
  const count = await countClosings(reads, session, content);
  if (count > MAX_EXPORT_ROWS) throw tooManyRows();
  const sum = new ClosingsSum();
  const rows = eachMapped(counted(eachClosing(reads, session, content), count, onRows), (row) => {
    sum.add(row);
    return closingsSheetRow(row);
  });
  const sheet = closingsSheet(timeZone);
  const name = datedFileName('cierres', content, { now, timeZone });
  const detail = countedText(count, 'cierre', 'cierres');
  const record = () =>
    recordActivity(database, session, { action: 'closings-exported', subject: '', detail }, now);
  const input = { sheet, rows, totals: () => [sum.row()], signal };
  return { file: await sheetFile(content.format, name, input, record) };
};

/** POST closing/v3/transactions/excel, as Excel or CSV. */
export const exportTransactions: Handler<'closings.exportTransactions'> = async (call) => {
  const { content, database, session, now, signal, onRows } = call;
  const { timeZone } = session.business;
  const closing = await requireClosing(database, session, content.closingId, content);
  // A completed closing's transactions no longer change, but one of the last minute may not have reached the standby yet.
  const isSettled = closing.completed_at !== null && closing.completed_at < after(now, -60);
  const reads = isSettled ? call.reads : database;
  const count = await countTransactions(reads, closing);
  if (count > MAX_EXPORT_ROWS) throw tooManyRows();
  const number = formatClosingNumber(closing.number);
  const name = `cierre-${number}`;
  const sheet = closingSheet(`Cierre ${number}`, timeZone);
  const rows = eachMapped(counted(eachTransaction(reads, closing), count, onRows), closingSheetRow);
  const isCsv = content.format === 'csv';
  const action = isCsv ? 'closing-exported-csv' : 'closing-exported';
  const recordExport = () => recordActivity(database, session, { action, subject: number }, now);
  if (isCsv) {
    await recordExport();
    return { file: csvFile(name, sheet, rows) };
  }
  const params = createParams();
  const { totals } = await readCashierShares(reads, entriesOf(closing, params), params);
  const file = await excelFile(name, {
    sheet,
    rows,
    totals: () => [closingSheetTotals(totals), ...closingSheetCount(closing)],
    signal,
  });
  await recordExport();
  return { file };
};

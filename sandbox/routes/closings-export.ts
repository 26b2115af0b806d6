import { CSV_TYPE, counted, eachMapped, streamCsv } from '../csv/stream-csv.ts';
import { createParams } from '../db/sql-params.ts';
import { ClosingsSum, closingsSheet, closingsSheetRow } from '../excel/closings-sheet.ts';
import { datedFileName } from '../excel/dated-file-name.ts';
import {
  EXCEL_TYPE,
  MAX_EXPORT_ROWS,
  tooManyRows,
  writeExcelInWorker,
} from '../excel/write-excel-in-worker.ts';
import { recordActivity } from '../rules/activity/record-activity.ts';
import { closingCondition, eachClosing } from '../rules/closings/read-closings.ts';
import type { Handler } from './handler.ts';

/** POST closing/v3/history/excel: as Excel or CSV. */
export const exportHistory: Handler<'closings.exportHistory'> = async (call) => {
  const { content, database, reads, session, now, signal, onRows } = call;
  const { timeZone } = session.business;
  const params = createParams();
  const where = await closingCondition(database, session, content, params);
  const [found] = await reads.query<{ count: number }>(
    `select count(*) as count from closings c where ${where}`,
    params.values,
  );
  const count = found?.count ?? 0;
  if (count > MAX_EXPORT_ROWS) throw tooManyRows();
  const sum = new ClosingsSum();
  const rows = eachMapped(counted(eachClosing(reads, session, content), count, onRows), (row) => {
    sum.add(row);
    return closingsSheetRow(row);
  });
  const sheet = closingsSheet(timeZone);
  const name = datedFileName('cierres', content, { now, timeZone });
  const detail = count === 1 ? '1 cierre' : `${count.toLocaleString('en')} cierres`;
  const recordExport = () =>
    recordActivity(database, session, { action: 'closings-exported', subject: '', detail }, now);
  if (content.format === 'csv') {
    await recordExport();
    return { file: { bytes: streamCsv(sheet, rows), name: `${name}.csv`, contentType: CSV_TYPE } };
  }
  const bytes = await writeExcelInWorker({ sheet, rows, totals: () => [sum.row()], signal });
  await recordExport();
  return { file: { bytes, name: `${name}.xlsx`, contentType: EXCEL_TYPE } };
};

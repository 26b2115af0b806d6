import { recordActivity } from '#access/activity/record-activity.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import type { TransactionRow } from '#money/transactions/read-transactions.ts';
import { transactionsJson } from '#money/transactions/transaction-json.ts';
import { dateRangeText } from '#out/sheets/date-range-text.ts';
import { datedFileName } from '#out/sheets/dated-file-name.ts';
import {
  historySheet,
  historySheetCount,
  historySheetRow,
  historySheetTotals,
} from '#out/sheets/history-sheet.ts';
import { counted, eachMapped } from '#out/sheets/stream-csv.ts';
import { MAX_EXPORT_ROWS } from '#out/sheets/write-excel-in-worker.ts';
import { readDailyTotals } from '#reports/history/daily-totals.ts';
import { dailyTotalsJson } from '#reports/history/daily-totals-json.ts';
import { eachTransaction } from '#reports/history/each-transaction.ts';
import { countOf, type MonthTotals, readMonthTotals, totalOf } from '#reports/history/month-totals.ts';
import {
  eachMovedTransaction,
  type MovedTotals,
  readMovedFilters,
  readMovedPage,
  readMovedTotals,
} from '#reports/history/moved-transactions.ts';
import { type HistoryFilters, readFilters } from '#reports/history/read-filters.ts';
import { readPage } from '#reports/history/read-page.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { daysOfRange } from '#terms/time/days-of-range.ts';
import { addMoney, formatMoney } from '#terms/values/money.ts';
import { sheetFile } from './sheet-files.ts';

/** POST transactions/v3/history */
export const history: Handler<'transactions.history'> = async (call) => {
  const { content, database, session, serverOrigin, now } = call;
  const filters = await readFilters(database, session, content);
  // Reads the primary, so that the code of a receipt that was just printed is found.
  const reads = filters.search?.some(({ receiptCode }) => receiptCode !== null) ? database : call.reads;
  await expireRequests(database, now);
  const { timeZone } = session.business;
  const moved = readMovedFilters(content, timeZone);
  const page = { sort: content.sort ?? 'desc', ...content.pageProperties };
  const { totals, rows } = moved
    ? {
        totals: await readMovedTotals(reads, filters, moved),
        rows: await readMovedPage(reads, filters, moved, page),
      }
    : await readByCreation(reads, filters, page);
  return {
    content: {
      data: transactionsJson(rows, timeZone, serverOrigin),
      pageProperties: pageProperties(content.pageProperties, totals.count),
      summary: summaryOf(totals),
    },
  };
};

async function readByCreation(
  reads: Queryable,
  filters: HistoryFilters,
  page: Parameters<typeof readPage>[3],
) {
  const months = await readMonthTotals(reads, filters);
  return { totals: sumsOf(months), rows: await readPage(reads, filters, months, page) };
}

const sumsOf = (months: readonly MonthTotals[]): MovedTotals => ({
  count: countOf(months),
  amount: totalOf(months),
  received: totalOf(months, 'received'),
  refunded: totalOf(months, 'refunded'),
});

function summaryOf({ count, amount, received, refunded }: MovedTotals): Schemas['HistorySummary'] {
  const net = addMoney(received, `-${refunded}`);
  return {
    count,
    totalAmount: Number(amount),
    formattedTotalAmount: formatMoney(amount),
    receivedAmount: Number(received),
    formattedReceivedAmount: formatMoney(received),
    refundedAmount: Number(refunded),
    formattedRefundedAmount: formatMoney(refunded),
    netAmount: Number(net),
    formattedNetAmount: formatMoney(net),
  };
}

/** POST transactions/v3/history/daily-totals */
export const getDailyTotals: Handler<'transactions.getDailyTotals'> = async (call) => {
  const { content, database, reads, session } = call;
  const filters = await readFilters(database, session, content);
  const { from, to } = filters.range as { from: Date; to: Date };
  const { timeZone } = session.business;
  const days = daysOfRange({ from, to }, timeZone);
  return {
    content: dailyTotalsJson(days, await readDailyTotals(reads, filters, days, { ...content, timeZone })),
  };
};

/** POST transactions/v3/history/excel, as Excel or CSV. */
export const exportHistory: Handler<'transactions.exportHistory'> = async (call) => {
  const { content, database, reads, session, now, signal, onRows } = call;
  const { timeZone } = session.business;
  const filters = await readFilters(database, session, content);
  await expireRequests(database, now);
  const moved = readMovedFilters(content, timeZone);
  const totals = moved
    ? await readMovedTotals(reads, filters, moved)
    : sumsOf(await readMonthTotals(reads, filters));
  if (totals.count > MAX_EXPORT_ROWS) throw tooMany(totals.count);
  const sort = content.sort ?? 'desc';
  const all = moved
    ? eachMovedTransaction(reads, filters, moved, sort)
    : eachTransaction(reads, filters, sort);
  const batches = counted(all, totals.count, onRows);
  const sheet = historySheet(timeZone);
  const name = datedFileName('historial', content, { now, timeZone });
  const isCsv = content.format === 'csv';
  const action = isCsv ? 'history-exported-csv' : 'history-exported';
  const written = { count: 0, received: '0.00', refunded: '0.00' };
  const rows = async function* () {
    for await (const batch of batches) {
      written.count += batch.length;
      written.received = addMoney(written.received, ...batch.filter(isReceived).map(({ amount }) => amount));
      written.refunded = addMoney(written.refunded, ...batch.map(({ refunded_amount }) => refunded_amount));
      yield batch.map(historySheetRow);
    }
    // When listed by moved money, only the money moved then is summed: a row does not say whether it is the payment, the
    // refund or both.
    if (moved) Object.assign(written, totals);
  };
  const input = {
    sheet,
    rows: isCsv ? eachMapped(batches, historySheetRow) : rows(),
    totals: () => historySheetTotals(written, dateRangeText(content, timeZone)),
    signal,
  };
  const record = () => {
    const detail = historySheetCount(isCsv ? totals.count : written.count);
    return recordActivity(database, session, { action, detail }, now);
  };
  return { file: await sheetFile(content.format, name, input, record) };
};

/** True if its money arrived, be it refunded later or not. */
const isReceived = ({ status }: TransactionRow) => status === 'completed' || status === 'refunded';

function tooMany(count: number): ApiError {
  const [found, most] = [count, MAX_EXPORT_ROWS].map((number) => number.toLocaleString('en'));
  return new ApiError(
    413,
    'too-many-rows',
    'Demasiado grande',
    `Son ${found} transacciones y un archivo lleva ${most} como máximo. Elige un rango de fechas más corto, una sucursal o una caja`,
  );
}

import { scopeOf } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { countTransactions, listTransactions as pageOf } from '#money/closings/closed-transactions.ts';
import {
  closedTransactionsJson,
  closingOutcome,
  closingsJson,
  hoursJson,
  nextClosingJson,
  oldestJson,
  sharesJson,
  totalsJson,
} from '#money/closings/closing-json.ts';
import { countNotTaken, isCountRequired } from '#money/closings/counted-amount.ts';
import { readDailyClosingTotals } from '#money/closings/daily-closing-totals.ts';
import { entriesOf, readCashierShares } from '#money/closings/ledger-entries.ts';
import { closeOpenBalance, retryClosing } from '#money/closings/make-closing.ts';
import { readNextAutomaticClosing } from '#money/closings/next-automatic-closing.ts';
import { readPaymentHours } from '#money/closings/payments-by-hour.ts';
import { previewClosing } from '#money/closings/preview.ts';
import { readReplacements, requireClosing, searchClosings as search } from '#money/closings/read-closings.ts';
import { targetsOf } from '#money/closings/target.ts';
import { readDepositsOf } from '#money/deposits/read-deposits.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';
import { depositsOfClosing, undepositedOf } from './closing-deposits.ts';

/** POST closing/v3/history */
export const history: Handler<'closings.history'> = async (call) => {
  const { content, database, session, now } = call;
  const { timeZone } = session.business;
  const scope = await scopeOf(database, session);
  const { rows, count, undeposited } = await search(call, session, content);
  const next = await readNextAutomaticClosing(database, session, content.businessBranchId, now);
  return {
    content: {
      data: closingsJson(rows, timeZone, await readDepositsOf(database, scope, rows)),
      count,
      pageProperties: pageProperties(content.pageProperties, count),
      nextClosing: nextClosingJson(next, timeZone),
      ...(await undepositedOf(database, scope, undeposited, timeZone)),
    },
  };
};

/** POST closing/v3/history/daily-totals */
export const getDailyTotals: Handler<'closings.getDailyTotals'> = async (call) => {
  const { content, session } = call;
  const days = await readDailyClosingTotals(call, session, content);
  return {
    content: {
      days: days.map(({ day, formattedDay, totals }) => ({
        day,
        formattedDay,
        totals: totals.map(({ status, count, net }) => ({
          status,
          count,
          netAmount: Number(net),
          formattedNetAmount: formatMoney(net),
        })),
      })),
    },
  };
};

/** POST closing/v3/pending/overview */
export const preview: Handler<'closings.preview'> = async (call) => {
  const { content, database, session, now } = call;
  const targets = await targetsOf(database, session, content);
  const { totals, shares, pendingRequests } = await previewClosing(database, targets, now);
  const next = await readNextAutomaticClosing(database, session, content.businessBranchId, now);
  return {
    content: {
      totals: totalsJson(totals),
      cashiers: sharesJson(shares),
      pendingRequests: {
        count: pendingRequests.count,
        totalAmount: Number(pendingRequests.total),
        formattedTotalAmount: formatMoney(pendingRequests.total),
      },
      countRequired: await isCountRequired(database, session),
      ...oldestJson(totals.oldest_at, session.business.timeZone),
      endDate: now.toISOString(),
      nextClosing: nextClosingJson(next, session.business.timeZone),
    },
  };
};

/** POST closing/v3/close */
export const close: Handler<'closings.close'> = async ({ content, database, session, now, bank }) => {
  const { closingId, countedAmount, countReason, ...request } = content;
  const isCounted = countedAmount !== undefined || countReason !== undefined;
  if (closingId !== undefined && isCounted) throw countNotTaken(content);
  const rows =
    closingId === undefined
      ? await closeOpenBalance(database, session, content, { now, bank })
      : await retryClosing(database, session, { ...request, closingId }, { now, bank });
  const deposits = await readDepositsOf(database, await scopeOf(database, session), rows);
  const closings = closingsJson(rows, session.business.timeZone, deposits);
  return { content: { closings }, info: closingOutcome(rows) };
};

/** POST closing/v3/transactions/list */
export const listTransactions: Handler<'closings.listTransactions'> = async (call) => {
  const { content, database, session } = call;
  const { timeZone } = session.business;
  const closing = await requireClosing(database, session, content.closingId, content);
  const params = createParams();
  const { totals, shares } = await readCashierShares(database, entriesOf(closing, params), params);
  const count = await countTransactions(database, closing);
  const page = { sort: content.sort ?? 'desc', ...content.pageProperties };
  const transactions = await pageOf(database, closing, page);
  const ofHours = createParams();
  const ofClosing = entriesOf(closing, ofHours);
  const hours = await readPaymentHours(database, ofClosing, timeZone, ofHours);
  const replacements = await readReplacements(database, session, closing);
  const scope = await scopeOf(database, session);
  const deposits = await readDepositsOf(database, scope, [closing]);
  const [row] = closingsJson([closing], timeZone, deposits) as [Schemas['ClosingRow']];
  return {
    content: {
      // A failed closing holds no entries, so its totals are those that a retry would have.
      closing: {
        ...row,
        ...(closing.status === 'error' ? totalsJson(totals) : {}),
        cashiers: sharesJson(shares),
        replacedBy: replacements.map(({ id, number }) => ({
          id,
          formattedNumber: formatClosingNumber(number),
        })),
        hours: hoursJson(hours),
        ...(await depositsOfClosing(database, scope, closing.id, deposits.get(closing.id), timeZone)),
      },
      data: closedTransactionsJson(transactions, timeZone),
      count,
      pageProperties: pageProperties(content.pageProperties, count),
    },
  };
};

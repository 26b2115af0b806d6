import type { Handler } from '#http/pipeline/handler.ts';
import { createDepositJson } from '#money/deposits/deposit-json.ts';
import { listDeposits as list } from '#money/deposits/read-deposits.ts';
import { reconcileDeposits as reconcile } from '#money/deposits/reconcile-deposits.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { bankHolidaysBetween } from '#terms/time/banking-days.ts';

/** POST closing/v3/deposits/list */
export const listDeposits: Handler<'closings.listDeposits'> = async (call) => {
  const { content, session } = call;
  const { rows, count } = await list(call, session, content);
  return {
    content: {
      data: rows.map(createDepositJson(session.business.timeZone)),
      count,
      pageProperties: pageProperties(content.pageProperties, count),
      ...(content.startDay &&
        content.endDay && { bankHolidays: bankHolidaysBetween(content.startDay, content.endDay) }),
    },
  };
};

/** POST closing/v3/deposits/reconcile */
export const reconcileDeposits: Handler<'closings.reconcileDeposits'> = async (call) => {
  const { content, database, session, now } = call;
  const rows = await reconcile(database, session, content, now);
  return { content: { deposits: rows.map(createDepositJson(session.business.timeZone)) } };
};

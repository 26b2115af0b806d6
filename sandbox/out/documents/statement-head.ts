import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { monthOf } from '#reports/statement/statement-texts.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { requireBank } from '#terms/values/banks.ts';
import type { StatementHead } from './statement-document.ts';

/** Data for the heading and footer of a business's statement. */
export async function readStatementHead(
  database: Queryable,
  { business: { id, timeZone } }: Pick<Session, 'business'>,
  now: Date,
): Promise<StatementHead> {
  const [business] = await database.query<{
    name: string;
    fri_username: string;
    bank_id: string | null;
    last_four: string | null;
  }>(
    `select b.name, b.fri_username, f.bank_id, right(f.account_number, 4) as last_four
     from businesses b left join fund_sources f on f.business_id = b.id where b.id = $1`,
    [id],
  );
  const { date, time } = createMomentFormatter(timeZone)(now);
  return {
    businessName: business?.name ?? '',
    friUsername: business?.fri_username ?? '',
    account: business?.bank_id ? `${requireBank(business.bank_id).name} ··${business.last_four}` : null,
    issued: `${date} ${time}`,
    timeZone,
  };
}

/** `estado-de-cuenta-2026-10-Zona 10`, without the characters that names may contain but file names may not. */
export function statementFileName(statement: Schemas['Statement']): string {
  const { startDay, endDay } = statement.period;
  const days =
    monthOf(statement) === null
      ? startDay === endDay
        ? startDay
        : `${startDay}-a-${endDay}`
      : startDay.slice(0, 7);
  const branch = statement.branch ? `-${statement.branch.name.replace(/[/\\:*?"<>|]/g, '-')}` : '';
  return `estado-de-cuenta-${days}${branch}`;
}

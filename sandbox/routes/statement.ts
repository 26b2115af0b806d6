import type { Schemas } from '../contract/operation-types.ts';
import { CSV_TYPE, streamCsv } from '../csv/stream-csv.ts';
import type { Queryable } from '../db/database.ts';
import { statementSheet, statementSheetRows, statementSheetTotals } from '../excel/statement-sheet.ts';
import { EXCEL_TYPE, writeExcelInWorker } from '../excel/write-excel-in-worker.ts';
import { type StatementHead, statementDocument } from '../pdf/statement-document.ts';
import { recordActivity } from '../rules/activity/record-activity.ts';
import { createMomentFormatter } from '../rules/moment-formatter.ts';
import type { Session } from '../rules/sessions.ts';
import { requireBank } from '../rules/sign-up/banks.ts';
import { readStatement } from '../rules/statement/read-statement.ts';
import { monthOf, periodTitle } from '../rules/statement/statement-texts.ts';
import type { FileContent, Handler } from './handler.ts';
import { statementJson } from './statement-json.ts';

/** POST closing/v3/statement */
export const getStatement: Handler<'closings.getStatement'> = async ({ content, reads, session, now }) => ({
  content: statementJson(await readStatement(reads, session, content, now), session.business),
});

/** POST closing/v3/statement/file */
export const exportStatement: Handler<'closings.exportStatement'> = async (call) => {
  const { content, database, reads, session, now, signal } = call;
  const { format = 'pdf', ...asked } = content;
  const statement = statementJson(await readStatement(reads, session, asked, now), session.business);
  const file = await fileOf(format, statement, { reads, session, now, signal });
  await recordActivity(
    database,
    session,
    {
      action: 'statement-exported',
      subject: statement.branch?.name ?? 'todo el negocio',
      detail: `${periodTitle(statement)}, ${format.toUpperCase()}`,
    },
    now,
  );
  return { file };
};

interface FileSources {
  reads: Queryable;
  session: Session;
  now: Date;
  signal: AbortSignal;
}

async function fileOf(
  format: 'pdf' | 'excel' | 'csv',
  statement: Schemas['Statement'],
  { reads, session, now, signal }: FileSources,
): Promise<FileContent> {
  const name = statementFileName(statement);
  if (format === 'pdf') {
    const bytes = await statementDocument(statement, await readStatementHead(reads, session, now));
    return { bytes, name: `${name}.pdf`, contentType: 'application/pdf' };
  }
  const sheet = statementSheet(session.business.timeZone);
  const rows = batchOf(statementSheetRows(statement));
  if (format === 'csv') return { bytes: streamCsv(sheet, rows), name: `${name}.csv`, contentType: CSV_TYPE };
  const totals = () => statementSheetTotals(statement);
  const bytes = await writeExcelInWorker({ sheet, rows, totals, signal });
  return { bytes, name: `${name}.xlsx`, contentType: EXCEL_TYPE };
}

async function* batchOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** What stands above and below the pages of a business's statement. */
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

/** `estado-de-cuenta-2026-10-Zona 10`: names may contain characters that file names may not. */
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

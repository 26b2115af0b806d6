import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { FileContent, Handler } from '#http/pipeline/handler.ts';
import { statementDocument } from '#out/documents/statement-document.ts';
import { readStatementHead, statementFileName } from '#out/documents/statement-head.ts';
import { statementSheet, statementSheetRows, statementSheetTotals } from '#out/sheets/statement-sheet.ts';
import { readStatement } from '#reports/statement/read-statement.ts';
import { statementJson } from '#reports/statement/statement-json.ts';
import { periodTitle } from '#reports/statement/statement-texts.ts';
import { batchOf, csvFile, excelFile } from './sheet-files.ts';

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
      detail: `${periodTitle(statement)}, ${format === 'excel' ? 'Excel' : format.toUpperCase()}`,
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
  if (format === 'csv') return csvFile(name, sheet, rows);
  return excelFile(name, { sheet, rows, totals: () => statementSheetTotals(statement), signal });
}

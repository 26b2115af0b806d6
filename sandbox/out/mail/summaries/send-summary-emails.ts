import { scopeOf } from '#access/sessions/scope.ts';
import { type Database, DatabaseUnavailable } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { statementDocument } from '#out/documents/statement-document.ts';
import { readStatementHead, statementFileName } from '#out/documents/statement-head.ts';
import { readStatement } from '#reports/statement/read-statement.ts';
import { statementJson } from '#reports/statement/statement-json.ts';
import { hasMoney, sumOf } from '#reports/summary/money.ts';
import { readSummary } from '#reports/summary/read-summary.ts';
import { summaryJson } from '#reports/summary/summary-json.ts';
import { isEverythingClosed, lastAutomaticClosing } from '#reports/summary-emails/closed-day.ts';
import { type DueEmail, keyOf, type Outcome, readDue, settleDue } from '#reports/summary-emails/due.ts';
import { nextDue } from '#reports/summary-emails/next-due.ts';
import { createCalendar, type DayPart } from '#terms/time/calendar.ts';
import { addDays } from '#terms/time/days.ts';
import { statementMail } from './statement-mail.ts';
import { dailyMail, weeklyMail } from './summary-mail.ts';

/**
 * Queues the due summaries and statements, each once. Safe in several processes at the same time: if two create the
 * same e-mail, one queues it. After a pause only the last day, week and month are sent.
 */
export async function sendSummaryEmails(database: Database, now: Date): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const due = await readDue(database, now, failed);
    if (due.length === 0) return;
    for (const one of due) {
      await send(database, one, now).catch((cause: unknown) => {
        if (cause instanceof DatabaseUnavailable) throw cause;
        // A failure must not stop the others; the next run tries it again.
        failed.add(keyOf(one));
        reportError(`The e-mail ${one.kind} of ${one.reader.user.id} failed:`, cause);
      });
    }
  }
}

const send = async (database: Database, due: DueEmail, now: Date): Promise<void> =>
  settleDue(database, due, await outcomeOf(database, due, now), now);

async function outcomeOf(database: Database, due: DueEmail, now: Date): Promise<Outcome> {
  const { timeZone } = due.reader.business;
  const { today } = createCalendar(now, timeZone);
  const dueAt = nextDue(due.kind, now, timeZone);
  if (!due.isAllowed) return { mail: null, dueAt, doneDay: addDays(today, -1) };
  switch (due.kind) {
    case 'daily':
      return dailyOutcome(database, due, now);
    case 'weekly': {
      const summary = await readSummary(database, due.reader, { period: 'last-week' }, now);
      return { mail: weeklyMail(due, summaryJson(summary, timeZone)), dueAt };
    }
    case 'statement':
      return { mail: await monthOutcome(database, due, now), dueAt };
  }
}

/** First the day that is over, unless an e-mail has reported all of it; then today, once everything of it is closed. */
async function dailyOutcome(database: Database, due: DueEmail, now: Date): Promise<Outcome> {
  const { timeZone } = due.reader.business;
  const calendar = createCalendar(now, timeZone);
  const { today } = calendar;
  const yesterday = addDays(today, -1);
  if (due.doneDay === null || due.doneDay < yesterday) {
    const said = await summaryOf(database, due, yesterday, now);
    const isUpdate = due.sentDay === yesterday;
    const isSaid = said.money === null || (isUpdate && said.money === due.sentMoney);
    if (isSaid) return { mail: null, dueAt: now, doneDay: yesterday };
    return {
      mail: dailyMail(due, said.summary, isUpdate),
      dueAt: now,
      doneDay: yesterday,
      sent: { day: yesterday, money: said.money ?? '' },
    };
  }
  const day = calendar.days(today, today)[0] as DayPart;
  if (due.sentDay === today) return { mail: null, dueAt: day.to };
  const scope = await scopeOf(database, due.reader);
  if (!(await isEverythingClosed(database, scope, day))) return { mail: null, dueAt: day.to };
  const automatic = await lastAutomaticClosing(database, scope, { now, timeZone, dayEnd: day.to });
  if (automatic) return { mail: null, dueAt: automatic };
  const { summary, money } = await summaryOf(database, due, today, now);
  if (money === null) return { mail: null, dueAt: day.to };
  return { mail: dailyMail(due, summary, false), dueAt: day.to, sent: { day: today, money } };
}

/** The summary of a day, with its amounts as text; null if nothing moved. */
async function summaryOf(database: Database, { reader }: DueEmail, day: string, now: Date) {
  const content = { period: 'range', startDay: day, endDay: day } as const;
  const data = await readSummary(database, reader, content, now);
  const money = sumOf(data.total.past);
  return {
    summary: summaryJson(data, reader.business.timeZone),
    money: hasMoney(money) ? JSON.stringify(money) : null,
  };
}

async function monthOutcome(database: Database, due: DueEmail, now: Date): Promise<Outcome['mail']> {
  const { reader } = due;
  const { today } = createCalendar(now, reader.business.timeZone);
  const endDay = addDays(`${today.slice(0, 7)}-01`, -1);
  const content = { startDay: `${endDay.slice(0, 7)}-01`, endDay };
  const statement = statementJson(await readStatement(database, reader, content, now), reader.business);
  const bytes = await statementDocument(statement, await readStatementHead(database, reader, now));
  return statementMail(due, statement, { name: `${statementFileName(statement)}.pdf`, bytes });
}

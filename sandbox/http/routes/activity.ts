import { sentenceOf } from '#access/activity/actions.ts';
import {
  type ActivityRow,
  countActivity,
  eachActivity,
  listActivity,
} from '#access/activity/read-activity.ts';
import { recordActivity } from '#access/activity/record-activity.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { activitySheet, activitySheetCount, activitySheetRow } from '#out/sheets/activity-sheet.ts';
import { dateRangeText } from '#out/sheets/date-range-text.ts';
import { datedFileName } from '#out/sheets/dated-file-name.ts';
import { counted } from '#out/sheets/stream-csv.ts';
import { MAX_EXPORT_ROWS, tooManyRows } from '#out/sheets/write-excel-in-worker.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { excelFile } from './sheet-files.ts';

/** POST users/v1/admin/activity/list */
export const list: Handler<'activity.list'> = async ({ content, reads, session }) => {
  const { rows, count } = await listActivity(reads, session, content);
  return {
    content: {
      data: activityJson(rows, session.business.timeZone),
      count,
      pageProperties: pageProperties(content.pageProperties, count),
    },
  };
};

/** POST users/v1/admin/activity/excel */
export const exportList: Handler<'activity.exportList'> = async (call) => {
  const { content, database, reads, session, now, signal, onRows } = call;
  const { timeZone } = session.business;
  const range = dateRangeText(content, timeZone);
  const total = await countActivity(reads, session, content);
  if (total > MAX_EXPORT_ROWS) throw tooManyRows();
  let count = 0;
  const rows = async function* () {
    for await (const batch of counted(eachActivity(reads, session, content), total, onRows)) {
      count += batch.length;
      yield batch.map(activitySheetRow);
    }
  };
  const file = await excelFile(datedFileName('actividad', content, { now, timeZone }), {
    sheet: activitySheet(timeZone),
    rows: rows(),
    totals: () => (range === null ? [] : [[range]]),
    signal,
  });
  const detail = activitySheetCount(count);
  await recordActivity(database, session, { action: 'activity-exported', detail }, now);
  return { file };
};

/** Maps rows to the API's entries, each with a sentence for people. */
function activityJson(rows: readonly ActivityRow[], timeZone: string): Schemas['ActivityEntry'][] {
  const format = createMomentFormatter(timeZone);
  return rows.map((row) => {
    const { date, time } = format(row.created_at);
    return {
      id: String(row.id),
      creationDate: row.created_at.toISOString(),
      formattedCreationDate: date,
      formattedCreationTime: time,
      actor: { id: row.actor_id, name: row.actor_name, username: row.actor_username },
      kind: row.kind,
      action: row.action,
      description: sentenceOf(row.action, row),
      address: row.address,
      device: row.device,
    };
  });
}

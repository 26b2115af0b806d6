import type { Schemas } from '../contract/operation-types.ts';
import { sentenceOf } from '../rules/activity/actions.ts';
import type { ActivityRow } from '../rules/activity/read-activity.ts';
import { createMomentFormatter } from '../rules/moment-formatter.ts';

/** Maps rows to the API's entries, with the sentence for people. */
export function activityJson(rows: readonly ActivityRow[], timeZone: string): Schemas['ActivityEntry'][] {
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

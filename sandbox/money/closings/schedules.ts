import type { Queryable } from '#ground/db/database.ts';

/** A cashier, or a branch (by its admin), that is closed automatically every day. */
export interface Schedule {
  owner_id: string;
  type: 'operator' | 'branch_admin';
  business_id: string;
  branch_id: string;
  /** Ids of a titular cashier's children. */
  child_ids: string[];
  closing_time: number;
  time_zone: string;
  /** Hours after this moment are due: the time of the set-up or of the last run. */
  after: Date;
  /** When the oldest open entry was received or refunded; null if there is none. */
  oldest_open: Date | null;
}

/**
 * Updates the schedules from the settings of cashiers and branches. A changed hour counts from now on: if it has already passed
 * today, it starts tomorrow.
 */
export async function syncSchedules(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from closing_schedules s using users u
     where u.id = s.owner_id and (u.closing_type <> 'automatic' or u.closing_time is null or u.status = 'deleted')`,
  );
  // Updates only changed rows, in a fixed order, so that simultaneous processes do not deadlock.
  await database.query(
    `insert into closing_schedules (owner_id, closing_time, since)
     select u.id, u.closing_time, $1 from users u left join closing_schedules s on s.owner_id = u.id
     where u.closing_type = 'automatic' and u.closing_time is not null and u.status <> 'deleted' and u.type <> 'admin'
       and s.closing_time is distinct from u.closing_time
     order by u.id
     on conflict (owner_id) do update set closing_time = excluded.closing_time, since = excluded.since`,
    [now],
  );
}

/** All schedules, cashiers before branches: if both are due at the same hour, each cashier gets its own closing first. */
export function readSchedules(database: Queryable): Promise<Schedule[]> {
  return database.query<Schedule>(
    `select o.*, case when o.type = 'branch_admin'
       then (select min(created_at) from ledger_entries where branch_id = o.branch_id and closing_id is null)
       else (select min(created_at) from ledger_entries
             where cashier_id = any(o.owner_id || o.child_ids) and closing_id is null)
       end as oldest_open
     from (
       select s.owner_id, u.type, u.business_id, u.branch_id, b.time_zone, s.closing_time,
         array(select id from users where titular_id = u.id order by id) as child_ids,
         greatest(s.since, (select max(due_at) from automatic_closings a where a.owner_id = s.owner_id)) as after
       from closing_schedules s join users u on u.id = s.owner_id join businesses b on b.id = u.business_id
       where u.type <> 'admin' and u.branch_id is not null
     ) o order by o.type desc, o.owner_id`,
  );
}

import type { Queryable } from '../../db/database.ts';

/** A cashier or branch (its branch admin) that is closed by itself every day. */
export interface Schedule {
  owner_id: string;
  type: 'operator' | 'branch_admin';
  business_id: string;
  branch_id: string;
  /** A titular's children. */
  child_ids: string[];
  closing_time: number;
  time_zone: string;
  /** It is due at its hours after this moment: since it was set up, or the hour it ran last. */
  after: Date;
  /** When the oldest of what it would take was received or refunded; null when there is nothing. */
  oldest_open: Date | null;
}

/**
 * Brings the schedules in line with how cashiers and branches are set up. A new hour counts from the moment it is seen: one
 * that already passed today is not made up for.
 */
export async function syncSchedules(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from closing_schedules s using users u
     where u.id = s.owner_id and (u.closing_type <> 'automatic' or u.closing_time is null or u.status = 'deleted')`,
  );
  // Only what differs, and in one order: processes that do this at once must not wait for each other in a ring.
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

/** Every schedule, cashiers before branches: when both close at one hour, each cashier has its own closing first. */
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
     ) o order by o.type desc, o.owner_id`,
  );
}

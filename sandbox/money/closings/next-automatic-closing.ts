import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { nextClosingHour } from '#terms/time/hours.ts';

/** The next automatic closing and its target. */
export interface NextAutomaticClosing {
  date: Date;
  branch_id: string;
  branch_name: string;
  /** null if it is a closing of the whole branch. */
  user_id: string | null;
  checkout_name: string | null;
}

interface OwnerRow extends Omit<NextAutomaticClosing, 'date'> {
  closing_time: number;
}

/**
 * The next automatic closing that includes anything of the caller's scope: of a cashier, of its
 * titular cashier, or of a whole branch.
 * @throws ApiError 404 for a branch outside the scope
 */
export async function readNextAutomaticClosing(
  database: Queryable,
  session: Session,
  businessBranchId: string | undefined,
  now: Date,
): Promise<NextAutomaticClosing | null> {
  const scope = await scopeOf(database, session, businessBranchId);
  const branchId = scope.branchId ?? session.user.branchId;
  const params = createParams();
  const conditions = [`u.business_id = ${params.add(scope.businessId)}`];
  if (branchId !== null) conditions.push(`u.branch_id = ${params.add(branchId)}`);
  if (scope.cashierIds) {
    const own = `any(${params.add([...scope.cashierIds])})`;
    conditions.push(
      `(u.type = 'branch_admin' or u.id = ${own} or u.id in (select titular_id from users where id = ${own}))`,
    );
  }
  const owners = await database.query<OwnerRow>(
    `select u.closing_time, br.id as branch_id, br.name as branch_name,
       case when u.type = 'operator' then u.id end as user_id,
       case when u.type = 'operator' then u.name end as checkout_name
     from users u join branches br on br.id = u.branch_id
     where ${conditions.join(' and ')} and u.closing_type = 'automatic' and u.closing_time is not null
       and u.status <> 'deleted' and br.status <> 'deleted'
     order by br.name, u.name, u.id`,
    params.values,
  );
  const { timeZone } = session.business;
  return owners
    .map(({ closing_time, ...owner }) => ({ ...owner, date: nextClosingHour(now, closing_time, timeZone) }))
    .reduce<NextAutomaticClosing | null>(
      (first, next) => (first && first.date <= next.date ? first : next),
      null,
    );
}

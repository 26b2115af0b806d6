import { recordActivity } from '#access/activity/record-activity.ts';
import {
  type DuePassword,
  mailOneTimePassword,
  newOneTimePassword,
} from '#access/passwords/mailed-one-time-password.ts';
import { branchOfCall } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { checkChildUsername } from '#places/branches/check-child-username.ts';
import { lockBranchRow } from '#places/branches/lock-branch-row.ts';
import { businessRule, conflict } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { blockedText } from '../../../words/blocked-place.ts';

const TITLE = 'Caja';

/**
 * Creates a cashier and sends it a one-time password. The first cashier of a branch becomes its default.
 * @param due set if the password is to be created and sent later
 * @returns the id of the cashier, and whether it became the default
 * @throws ApiError 400 the username does not begin with the branch's; 404 branch; 409 the username or the name is taken; 422 the
 * branch is blocked
 */
export async function createCashier(
  database: Transactional,
  session: Session,
  content: Schemas['CreateCashierContent'],
  now: Date,
  due?: DuePassword,
): Promise<{ id: string; isDefault: boolean }> {
  const password = due ?? (await newOneTimePassword());
  const branchId = branchOfCall(session, content.businessBranchId);
  return database.transaction(async (tx) => {
    const branch = await lockBranchRow(tx, session, branchId);
    const name = normalizeName(content.name);
    checkChildUsername(content.username, await usernameOfBranch(tx, branchId), 'username');
    if (branch.status !== 'active') throw businessRule('blocked', TITLE, blockedText('branch'));
    await requireFreeName(tx, branchId, name);
    const id = newId('us');
    await conflictIfTaken(TITLE, takenCashierValues(content.username, name), () =>
      tx.query(
        `insert into users (id, business_id, branch_id, type, username, name, email_address, reference_id,
           password_hash, must_change_password, password_due, created_at)
         values ($1, $2, $3, 'operator', $4, $5, $6, $7, $8, true, $9, $10)`,
        [
          id,
          session.business.id,
          branchId,
          content.username,
          name,
          content.emailAddress,
          content.referenceId,
          password.hash,
          password.text === null,
          now,
        ],
      ),
    );
    const becameDefault = await tx.query(
      `update branches set default_cashier_id = $2 where id = $1 and default_cashier_id is null and not exists (
         select 1 from users where branch_id = $1 and type = 'operator' and status <> 'deleted' and id <> $2) returning id`,
      [branchId, id],
    );
    await mailOneTimePassword(tx, { ...content, name }, password, now);
    await recordActivity(tx, session, { action: 'cashier-created', subject: `@${content.username}` }, now);
    return { id, isDefault: becameDefault.length > 0 };
  });
}

// A database names one violated index only, and would name that of the username, which is often made of the name.
async function requireFreeName(tx: Queryable, branchId: string, name: string): Promise<void> {
  const taken = await tx.query(
    `select 1 from users
     where branch_id = $1 and type = 'operator' and status <> 'deleted' and name_key(name) = name_key($2)`,
    [branchId, name],
  );
  const { message } = takenCashierValues('', name).cashiers_name_key;
  if (taken.length > 0) throw conflict('taken', TITLE, message, [{ field: 'name', message }]);
}

/** The unique values of a cashier, by the name of their index. */
export function takenCashierValues(username: string, name: string) {
  return {
    users_username_key: { field: 'username', message: `El usuario ${username} ya está en uso: elige otro` },
    cashiers_name_key: { field: 'name', message: `Ya hay una caja llamada ${name} en la sucursal` },
  };
}

async function usernameOfBranch(tx: Queryable, branchId: string): Promise<string> {
  const [admin] = await tx.query<{ username: string }>(
    `select username from users where branch_id = $1 and type = 'branch_admin' and status <> 'deleted'`,
    [branchId],
  );
  if (!admin) throw new Error(`The branch ${branchId} has no admin`);
  return admin.username;
}

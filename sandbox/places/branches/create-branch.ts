import { recordActivity } from '#access/activity/record-activity.ts';
import {
  type DuePassword,
  mailOneTimePassword,
  newOneTimePassword,
  type OneTimePassword,
} from '#access/passwords/mailed-one-time-password.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { isWebhook } from '#access/users/notification-setting.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { invalidFields, notFound } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { checkChildUsername } from './check-child-username.ts';
import { requireBusinessUsername } from './require-business-username.ts';
import { requireRegion } from './states-cities-regions.ts';

type Content = Schemas['CreateBranchContent'];

/**
 * Creates a branch and its admin, who gets a one-time password by e-mail. The first branch of a business becomes its default.
 * @param due set if the password is to be created and sent later
 * @returns the ids of the branch and its admin, and whether it became the default
 * @throws ApiError 400 the username does not begin with the business's; 404 zone or business; 409 the username or the name is
 * taken
 */
export async function createBranch(
  database: Transactional,
  session: Session,
  content: Content,
  now: Date,
  due?: DuePassword,
): Promise<{ id: string; adminId: string; isDefault: boolean }> {
  requireOwnBusiness(session, content.businessId);
  if (isWebhook(content.admin.notificationMethod)) {
    const message = 'un webhook se configura en Notificaciones, con su dirección';
    throw invalidFields([{ field: 'admin.notificationMethod', message }]);
  }
  const password = due ?? (await newOneTimePassword());
  const name = normalizeName(content.name);
  const admin = { ...content.admin, name: normalizeName(content.admin.name) };
  return database.transaction(async (tx) => {
    checkChildUsername(admin.username, await requireBusinessUsername(tx, session), 'admin.username');
    await requireRegion(tx, content.regionId);
    const [id, adminId] = [newId('br'), newId('us')];
    await conflictIfTaken('Sucursal', takenBranchValues(name, admin.username), async () => {
      await insertBranch(tx, session, { ...content, name, id }, now);
      await insertAdmin(tx, session, { ...admin, id: adminId, branchId: id, password }, now);
    });
    const becameDefault = await tx.query(
      `update businesses set default_branch_id = $2 where id = $1 and default_branch_id is null and not exists (
         select 1 from branches where business_id = $1 and status <> 'deleted' and id <> $2) returning id`,
      [session.business.id, id],
    );
    await mailOneTimePassword(tx, admin, password, now);
    await recordActivity(tx, session, { action: 'branch-created', subject: name }, now);
    return { id, adminId, isDefault: becameDefault.length > 0 };
  });
}

/** The unique values of a branch, by the name of their index. */
export function takenBranchValues(name: string, username = '') {
  return {
    branches_name_key: { field: 'name', message: `Ya hay una sucursal llamada ${name}` },
    users_username_key: {
      field: 'admin.username',
      message: `El usuario ${username} ya está en uso: elige otro`,
    },
  };
}

/** An empty id stands for the caller's business. @throws ApiError 404 for the id of another business */
export function requireOwnBusiness(session: Session, businessId = ''): void {
  if (businessId !== '' && businessId !== session.business.id) throw notFound('No se encontró el negocio');
}

async function insertBranch(
  tx: Queryable,
  session: Session,
  branch: Content & { id: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into branches (id, business_id, name, address, reference_id, region_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      branch.id,
      session.business.id,
      branch.name,
      branch.address.trim(),
      branch.referenceId,
      branch.regionId,
      now,
    ],
  );
}

async function insertAdmin(
  tx: Queryable,
  session: Session,
  admin: Content['admin'] & { id: string; branchId: string; password: OneTimePassword | DuePassword },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into users (id, business_id, branch_id, type, username, name, email_address, notification_method,
       password_hash, must_change_password, password_due, created_at)
     values ($1, $2, $3, 'branch_admin', $4, $5, $6, $7, $8, true, $9, $10)`,
    [
      admin.id,
      session.business.id,
      admin.branchId,
      admin.username,
      admin.name,
      admin.emailAddress,
      admin.notificationMethod,
      admin.password.hash,
      admin.password.text === null,
      now,
    ],
  );
}

import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { notificationSettingJson } from '#access/users/notification-setting.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { readClosingEmails, setClosingEmails as replaceEmails } from '#places/branches/closing-emails.ts';
import { createBranch } from '#places/branches/create-branch.ts';
import { deleteBranch as deactivate } from '#places/branches/delete-branch.ts';
import {
  type BranchRow,
  readDefaultBranch,
  requireBranch,
  listBranches as rowsOf,
} from '#places/branches/read-branches.ts';
import { setDefaultBranch as makeDefault } from '#places/branches/set-default.ts';
import * as locations from '#places/branches/states-cities-regions.ts';
import { updateBranch } from '#places/branches/update.ts';

/** POST branch/v3/list */
export const list: Handler<'branches.list'> = async ({ content, database, session }) => {
  const rows = await rowsOf(database, await scopeOf(database, session), content);
  return { content: { branches: rows.map((row) => branchJson(row, session)) } };
};

/** POST branch/v3/admin/list */
export const getDefault: Handler<'branches.getDefault'> = async ({ database, session }) => ({
  content: { defaultBranch: await readDefaultBranch(database, session.business.id) },
});

/** POST branch/v3/create */
export const create: Handler<'branches.create'> = async ({ content, database, session, now }) => {
  const { id, isDefault } = await createBranch(database, session, content, now);
  const branch = await read(database, session, id);
  const message = `${subjectOf(branch)}${isDefault ? '. Es la predeterminada del negocio' : ''}`;
  return { content: { branch }, info: { title: 'Sucursal creada', message } };
};

/** PUT branch/v3/update */
export const update: Handler<'branches.update'> = async ({ content, database, session, now }) => {
  await updateBranch(database, session, content, now);
  const branch = await read(database, session, content.id);
  return { content: { branch }, info: { title: 'Se edito', message: subjectOf(branch) } };
};

/** POST branch/v3/deactivate */
export const remove: Handler<'branches.remove'> = async ({ content, database, session, now }) => {
  const branch = await deactivate(database, session, content.id, now);
  const left = branch.is_default ? '. El negocio queda sin sucursal predeterminada' : '';
  return { content: {}, info: { title: 'Se elimino', message: `${subjectOf(branch)}${left}` } };
};

/** PUT users/v3/profile/config/default-branch */
export const setDefault: Handler<'branches.setDefault'> = async ({ content, database, session, now }) => {
  const defaultBranch = await makeDefault(database, session, content.id, now);
  return {
    content: { defaultBranch },
    info: { title: 'Sucursal principal', message: subjectOf(defaultBranch) },
  };
};

/** POST branch/v3/config/get-emails */
export const getClosingEmails: Handler<'branches.getClosingEmails'> = async ({
  content,
  database,
  session,
}) => {
  await scopeOf(database, session, content.businessBranchId);
  return { content: { emails: await readClosingEmails(database, content.businessBranchId) } };
};

/** PUT branch/v3/config/emails */
export const setClosingEmails: Handler<'branches.setClosingEmails'> = async (call) => {
  const { content, database, session, now } = call;
  const emails = await replaceEmails(database, session, content.businessBranchId, content.emails, now);
  return { content: { emails }, info: { title: 'Correos de cierre', message: 'Se actualizo con éxito' } };
};

/** POST branch/v3/locations/states */
export const listStates: Handler<'branches.listStates'> = async ({ database }) => ({
  content: { states: await locations.listStates(database) },
});

/** POST branch/v3/locations/cities */
export const listCities: Handler<'branches.listCities'> = async ({ content, database }) => ({
  content: { cities: await locations.listCities(database, content.stateId) },
});

/** POST branch/v3/locations/regions */
export const listRegions: Handler<'branches.listRegions'> = async ({ content, database }) => ({
  content: { regions: await locations.listRegions(database, content.cityId) },
});

async function read(database: Queryable, session: Session, branchId: string): Promise<Schemas['Branch']> {
  return branchJson(await requireBranch(database, branchId), session);
}

function subjectOf({ name }: { name: string }): string {
  return `Sucursal ${name}`;
}

/** Maps a row to the API's branch. Omits the keys of the branch administrator for callers who may not change them. */
function branchJson(row: BranchRow, session: Session): Schemas['Branch'] {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    referenceId: row.reference_id,
    businessId: row.business_id,
    admin: {
      id: row.admin_id,
      name: row.admin_name,
      username: row.admin_username,
      emailAddress: row.admin_email_address,
      status: row.admin_status,
      ...notificationSettingJson(row, session.permissions.has('branch_manage')),
      closingType: row.closing_type,
      closingTime: row.closing_time,
    },
    regionId: row.region_id,
    cityId: row.city_id,
    stateId: row.state_id,
    status: row.status,
    cashierCount: row.cashier_count,
  };
}

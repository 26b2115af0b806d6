import type { Schemas } from '@cobros/sdk';
import { idByName } from './id-by-name.ts';
import type { Story } from './story.ts';

const pageProperties = { currentPage: 1, pageSize: 10 };

/** Claudia joins as a supervisor, her role changes, and she leaves; the activity lists all of it. */
export async function makeAdministrativeUserCalls({
  owner: { administrativeUsers, activity },
}: Story): Promise<void> {
  const { roles } = await administrativeUsers.listRoles();
  const person = { name: 'Claudia Tun', emailAddress: 'claudia@tiendaluna.example' };
  const { user } = await administrativeUsers.create({
    ...person,
    username: 'tiendaluna-claudia.tun',
    countryCode: '502',
    phoneNumber: '55550102',
    roleId: idByName('Supervisor', roles),
  });
  const userId = user.id;
  await administrativeUsers.list({ pageProperties });
  await administrativeUsers.get({ userId });
  await administrativeUsers.update({ userId, ...person, roleId: idByName('Contabilidad', roles) });
  await administrativeUsers.resetPassword({ userId });
  await administrativeUsers.remove({ userId });
  const filters: Schemas['ExportActivityContent'] = {
    kinds: ['refunds'],
    startDate: '2026-11-20T00:00:00-06:00',
    endDate: '2026-11-20T23:59:59.999-06:00',
  };
  await activity.list({ ...filters, pageProperties });
  await activity.exportList(filters);
}

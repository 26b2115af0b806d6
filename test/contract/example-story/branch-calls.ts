import { idByName } from './id-by-name.ts';
import type { Story } from './story.ts';

/** The branch Cayalá is opened, set up, and closed down again. */
export async function makeBranchCalls({ owner: { branches } }: Story): Promise<void> {
  const { states } = await branches.listStates();
  const { cities } = await branches.listCities({ stateId: idByName('Guatemala', states) });
  const { regions } = await branches.listRegions({ cityId: idByName('Guatemala', cities) });
  const place = {
    name: 'Cayalá',
    address: 'Boulevard Rafael Landívar 10-05, zona 16',
    referenceId: 'C400',
    regionId: idByName('Zona 16', regions),
  };
  const admin = {
    name: 'Diego Morales',
    username: 'tiendaluna-cayala',
    emailAddress: 'cayala@tiendaluna.example',
    notificationMethod: 'push',
  } as const;
  const { branch } = await branches.create({ ...place, admin });
  const userId = branch.admin.id;
  await branches.list();
  await branches.getDefault();
  await branches.update({ ...place, id: branch.id, name: 'Ciudad Cayalá' });
  await branches.setDefault({ id: 'br_tiendaluna_zona10' });
  await branches.getClosingEmails({ businessBranchId: branch.id });
  const emails = ['cayala@tiendaluna.example', 'contabilidad@tiendaluna.example'];
  await branches.setClosingEmails({ businessBranchId: branch.id, emails });
  const config = { closingType: 'automatic', closingTime: 20 } as const;
  await branches.setClosingConfig({ level: 'BusinessBranch', ownerId: userId, ...config });
  await branches.resetAdminPassword({ userId });
  await branches.blockAdmin({ userId });
  await branches.unblockAdmin({ userId });
  await branches.remove({ id: branch.id });
}

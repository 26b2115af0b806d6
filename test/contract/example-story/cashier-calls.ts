import type { Story } from './story.ts';

const BRANCH = { businessBranchId: 'br_tiendaluna_centro' };
const [FIRST, SECOND] = ['us_tiendaluna_centro_caja1', 'us_tiendaluna_centro_caja2'];

/** Centro gets a fourth cashier for a while. */
export async function makeCashierCalls({ owner: { cashiers } }: Story): Promise<void> {
  const content = {
    name: 'Caja 4',
    username: 'tiendaluna-centro-caja4',
    emailAddress: 'caja4.centro@tiendaluna.example',
    referenceId: 'C104',
  };
  const { user: created } = await cashiers.create({ ...content, ...BRANCH });
  const user = { userId: created.id, ...BRANCH };
  await cashiers.list(BRANCH);
  await cashiers.listWithDefault(BRANCH);
  await cashiers.modify({ ...user, name: 'Caja rápida', referenceId: 'C104' });
  const children = [FIRST, created.id];
  await cashiers.setChildren({ businessUserId: SECOND, businessUserChildren: children, ...BRANCH });
  const config = { closingType: 'automatic', closingTime: 20 } as const;
  await cashiers.setClosingConfig({ level: 'BusinessUser', ownerId: created.id, ...config, ...BRANCH });
  await cashiers.setClosingLock({ businessUserId: created.id, closingLocked: true, ...BRANCH });
  await cashiers.setDefault({ id: SECOND, ...BRANCH });
  await cashiers.downloadQr({ ...user, format: 'svg' });
  await cashiers.resetPassword(user);
  await cashiers.block(user);
  await cashiers.unblock(user);
  await cashiers.remove(user);
}

/** Two cashiers are imported from a sheet with a column of another use, in which a third row has a mistake. */
export async function makeImportCalls({ owner: { imports } }: Story): Promise<void> {
  const lines = [
    'Sucursal;Caja;Usuario;Correo;Referencia;Turno',
    'Centro;Terraza;terraza;terraza.centro@tiendaluna.example;C105;Mañana',
    'Centro;Barra;;;C106',
    'Centr;Patio;patio;patio.centro@tiendaluna.example;C107',
  ];
  const content = { kind: 'cashiers', data: Buffer.from(lines.join('\n')).toString('base64') } as const;
  await imports.downloadSheet({ kind: 'cashiers', rows: 'examples', format: 'csv' });
  await imports.preview(content);
  const { rows } = await imports.create(content);
  await imports.downloadAccessSheets({ userIds: rows.flatMap(({ userId }) => userId ?? []) });
}

import type { Story } from './story.ts';

/** Two cashiers are imported from a sheet, in which a third row has a mistake. */
export async function makeImportCalls({ owner: { imports } }: Story): Promise<void> {
  const lines = [
    'Sucursal;Caja;Usuario;Correo;Referencia',
    'Centro;Terraza;terraza;terraza.centro@tiendaluna.example;C105',
    'Centro;Barra;;;C106',
    'Centr;Patio;patio;patio.centro@tiendaluna.example;C107',
  ];
  const content = { kind: 'cashiers', data: Buffer.from(lines.join('\n')).toString('base64') } as const;
  await imports.downloadSheet({ kind: 'cashiers', rows: 'examples', format: 'csv' });
  await imports.preview(content);
  const { rows } = await imports.create(content);
  await imports.downloadAccessSheets({ userIds: rows.flatMap(({ userId }) => userId ?? []) });
}

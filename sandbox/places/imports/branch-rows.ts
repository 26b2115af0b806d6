import { scopeOf } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import { createBranch } from '#places/branches/create-branch.ts';
import { type BranchRow, listBranches } from '#places/branches/read-branches.ts';
import { requireBusinessUsername } from '#places/branches/require-business-username.ts';
import { nameKey } from './compared-texts.ts';
import { EXAMPLE, foundOr, type ImportKind, type Values } from './import-kind.ts';
import { usernameOf } from './username-of.ts';
import { readZones } from './zones.ts';

type Content = Schemas['CreateBranchContent'];

/** The import of branches and their administrators. */
export const BRANCHES: ImportKind<Content> = {
  kind: 'branches',
  operation: 'branches.create',
  sheetName: 'Sucursales',
  columns: [
    {
      key: 'branch',
      header: 'Sucursal',
      aliases: ['nombre'],
      field: 'name',
      missing: 'Falta el nombre de la sucursal',
      width: 24,
    },
    { key: 'address', header: 'Dirección', field: 'address', missing: 'Falta la dirección', width: 34 },
    {
      key: 'reference',
      header: 'Referencia',
      field: 'referenceId',
      missing: 'Falta la referencia, por ejemplo C10',
      width: 14,
    },
    { key: 'state', header: 'Departamento', field: 'stateId', missing: 'Falta el departamento', width: 18 },
    { key: 'city', header: 'Municipio', field: 'cityId', missing: 'Falta el municipio', width: 18 },
    { key: 'region', header: 'Zona', field: 'regionId', missing: 'Falta la zona', width: 12 },
    {
      key: 'admin',
      header: 'Administrador',
      field: 'admin.name',
      missing: 'Falta el nombre de quien la administra',
      width: 24,
    },
    { key: 'username', header: 'Usuario', field: 'admin.username', missing: null, width: 28 },
    {
      key: 'email',
      header: 'Correo',
      aliases: ['correo electronico', 'email'],
      field: 'admin.emailAddress',
      missing: 'Falta el correo: ahí llega su contraseña',
      width: 34,
    },
  ],
  nameKey: 'branch',
  unique: [
    { columns: ['username'], repeated: 'El usuario se repite' },
    { columns: ['branch'], repeated: 'La sucursal se repite' },
  ],
  async prepare(database, session) {
    const parent = await requireBusinessUsername(database, session);
    const existing = await listBranches(database, await scopeOf(database, session));
    const byUsername = new Map(existing.map((branch) => [branch.admin_username, branch]));
    const zones = await readZones(database);
    return (values) => {
      const name = values.branch ?? '';
      const username = usernameOf(values.username ?? '', parent, name);
      // An older branch may have no zone, but a new one requires it.
      const [regionId, unknown] = foundOr(
        () => (values.state || values.city || values.region ? zones.find(values) : ''),
        () => zones.find(zones.first),
      );
      const content: Content = {
        name,
        address: values.address ?? '',
        referenceId: values.reference ?? '',
        regionId,
        admin: {
          name: values.admin ?? '',
          username,
          emailAddress: values.email ?? '',
          notificationMethod: 'push',
        },
      };
      return {
        content,
        values: { ...values, username },
        note: values.username ? null : 'Usuario propuesto: la columna venía vacía',
        exists: isSame(content, byUsername.get(username)),
        unknown,
      };
    };
  },
  create: async (database, session, content, now, due) =>
    (await createBranch(database, session, content, now, due)).adminId,
  async list(database, session, businessBranchId) {
    const branches = await listBranches(database, await scopeOf(database, session, businessBranchId));
    const zones = await readZones(database);
    return branches.map((row) => ({ ...valuesOf(row), ...zones.namesOf(row.region_id) }));
  },
  async examples(database) {
    const place = (await readZones(database)).first;
    const of = { ...place, address: '6a avenida 12-31', email: 'sucursal@ejemplo.com' };
    return [
      { ...of, branch: `${EXAMPLE} Centro`, reference: 'C10', admin: 'Lucía Ramírez', username: 'centro' },
      { ...of, branch: `${EXAMPLE} Norte`, reference: 'C20', admin: 'Mario Pérez', username: '' },
    ];
  },
};

function isSame(content: Content, branch: BranchRow | undefined): boolean {
  return (
    branch !== undefined &&
    nameKey(branch.name) === nameKey(content.name) &&
    branch.address === content.address &&
    branch.reference_id === content.referenceId &&
    (branch.region_id ?? '') === content.regionId &&
    nameKey(branch.admin_name) === nameKey(content.admin.name) &&
    branch.admin_email_address.toLowerCase() === content.admin.emailAddress.toLowerCase()
  );
}

const valuesOf = (row: BranchRow): Values => ({
  branch: row.name,
  address: row.address,
  reference: row.reference_id,
  admin: row.admin_name,
  username: row.admin_username,
  email: row.admin_email_address,
});

import { scopeOf } from '#access/sessions/scope.ts';
import type { UserRow } from '#access/users/read-user.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import { type BranchRow, listBranches } from '#places/branches/read-branches.ts';
import { createCashier } from '#places/cashiers/create-cashier.ts';
import { listCashiers } from '#places/cashiers/read-cashiers.ts';
import { groupBy } from '#terms/values/group-by.ts';
import { nameKey, nearestName } from './compared-texts.ts';
import { EXAMPLE, foundOr, type ImportKind, RowError, type Values } from './import-kind.ts';
import { usernameOf } from './username-of.ts';

type Content = Schemas['CreateCashierContent'];

/** The import of cashiers of one or several branches. */
export const CASHIERS: ImportKind<Content> = {
  kind: 'cashiers',
  operation: 'cashiers.create',
  sheetName: 'Cajas',
  columns: [
    { key: 'branch', header: 'Sucursal', field: 'businessBranchId', missing: null, width: 24 },
    {
      key: 'cashier',
      header: 'Caja',
      aliases: ['nombre'],
      field: 'name',
      missing: 'Falta el nombre de la caja',
      width: 24,
    },
    { key: 'username', header: 'Usuario', field: 'username', missing: null, width: 34 },
    {
      key: 'email',
      header: 'Correo',
      aliases: ['correo electronico', 'email'],
      field: 'emailAddress',
      missing: null,
      width: 34,
    },
    {
      key: 'reference',
      header: 'Referencia',
      field: 'referenceId',
      missing: 'Falta la referencia, por ejemplo C101',
      width: 14,
    },
  ],
  nameKey: 'cashier',
  unique: [
    { columns: ['username'], repeated: 'El usuario se repite' },
    { columns: ['branch', 'cashier'], repeated: 'La caja se repite' },
  ],
  async prepare(database, session, businessBranchId, sheet) {
    const scope = await scopeOf(database, session, businessBranchId);
    const all = await listBranches(database, { ...scope, branchId: session.user.branchId });
    const branches = new Map(all.map((branch) => [nameKey(branch.name), branch]));
    const named = all.map(({ name }) => name);
    // Among rows that name their branch, one without may belong to that of the row above.
    const isNamed = session.user.branchId === null && sheet.some(({ branch }) => branch);
    const given = isNamed ? undefined : all.find(({ id }) => id === scope.branchId);
    const cashiers = await listCashiers(database, { ...scope, branchId: session.user.branchId });
    const byUsername = new Map(cashiers.map((cashier) => [cashier.username, cashier]));
    return (values) => {
      const find = (typed = '') => branchOf(typed, branches, given, named);
      const [branch, unknown] = foundOr(
        () => find(values.branch),
        () => find(named[0]),
      );
      const name = values.cashier ?? '';
      const content = {
        name,
        username: usernameOf(values.username ?? '', branch.admin_username, name),
        emailAddress: values.email || branch.admin_email_address,
        referenceId: values.reference ?? '',
        businessBranchId: branch.id,
      };
      return {
        content,
        values: unknown
          ? values
          : { ...values, branch: branch.name, username: content.username, email: content.emailAddress },
        note: noteOf(values),
        exists: isSame(content, byUsername.get(content.username)),
        unknown,
      };
    };
  },
  create: async (database, session, content, now, due) =>
    (await createCashier(database, session, content, now, due)).id,
  async list(database, session, businessBranchId) {
    const scope = await scopeOf(database, session, businessBranchId);
    const branches = await listBranches(database, scope);
    const cashiers = await listCashiers(database, scope);
    const ofBranch = groupBy(cashiers, ({ branch_id }) => branch_id);
    return branches.flatMap(({ id, name }) => (ofBranch.get(id) ?? []).map((row) => valuesOf(row, name)));
  },
  async examples(database, session, businessBranchId) {
    const [branch] = await listBranches(database, await scopeOf(database, session, businessBranchId));
    const of = {
      branch: branch?.name ?? 'Centro',
      email: branch?.admin_email_address ?? 'centro@ejemplo.com',
    };
    return [
      { ...of, cashier: `${EXAMPLE} Caja 1`, username: 'caja1', reference: 'C101' },
      { ...of, cashier: `${EXAMPLE} Caja 2`, username: '', email: '', reference: 'C102' },
    ];
  },
};

function branchOf(
  typed: string,
  branches: ReadonlyMap<string, BranchRow>,
  given: BranchRow | undefined,
  names: readonly string[],
): BranchRow {
  if (typed === '') {
    if (given) return given;
    throw new RowError('Falta la sucursal', ['branch']);
  }
  const found = branches.get(nameKey(typed));
  if (found) return found;
  const nearest = nearestName(typed, names);
  const hint = nearest === undefined ? 'Créala primero o corrige el nombre' : `¿Es «${nearest}»?`;
  throw new RowError(`No hay sucursal «${typed}». ${hint}`, ['branch']);
}

function noteOf({ username, email }: Values): string | null {
  if (username && email) return null;
  if (username) return 'Correo de la sucursal: la columna venía vacía';
  if (email) return 'Usuario propuesto: la columna venía vacía';
  return 'Usuario propuesto y correo de la sucursal: venían vacíos';
}

function isSame(content: Content, cashier: UserRow | undefined): boolean {
  return (
    cashier !== undefined &&
    cashier.branch_id === content.businessBranchId &&
    nameKey(cashier.name) === nameKey(content.name) &&
    cashier.email_address.toLowerCase() === content.emailAddress.toLowerCase() &&
    (cashier.reference_id ?? '') === content.referenceId
  );
}

const valuesOf = (row: UserRow, branch: string): Values => ({
  branch,
  cashier: row.name,
  username: row.username,
  email: row.email_address,
  reference: row.reference_id ?? '',
});

import { hashPassword } from '#sandbox/access/passwords/password-hash.ts';
import { permissionsOf } from '#sandbox/access/users/user-permissions.ts';
import type { Queryable } from '#sandbox/ground/db/database.ts';
import { insertRows } from '#sandbox/operation/seed/insert-rows.ts';

/** The password of all users of the fixture. */
export const PASSWORD = 'Cobros#2026';

const BUSINESSES = [
  { id: 'bu_luna', name: 'Tienda Luna', fri_username: 'tiendaluna', default_branch_id: 'br_centro' },
  { id: 'bu_sol', name: 'Café Sol', fri_username: 'cafesol', default_branch_id: 'br_sol' },
];

const STATES = [
  { id: 'gt-01', name: 'Guatemala' },
  { id: 'gt-03', name: 'Sacatepéquez' },
];
const CITIES = [
  { id: 'gt-01-01', state_id: 'gt-01', name: 'Guatemala' },
  { id: 'gt-01-08', state_id: 'gt-01', name: 'Mixco' },
  { id: 'gt-03-01', state_id: 'gt-03', name: 'Antigua Guatemala' },
];
const REGIONS = [
  { id: 'gt-01-01-z10', city_id: 'gt-01-01', name: 'Zona 10' },
  { id: 'gt-01-01-z2', city_id: 'gt-01-01', name: 'Zona 2' },
  { id: 'gt-01-08-z1', city_id: 'gt-01-08', name: 'Zona 1' },
  { id: 'gt-03-01-z1', city_id: 'gt-03-01', name: 'Zona 1' },
];

const BRANCHES = [
  { id: 'br_centro', name: 'Centro', default_cashier_id: 'us_caja1' },
  { id: 'br_zona10', name: 'Zona 10', default_cashier_id: null },
  { id: 'br_antigua', name: 'Antigua', default_cashier_id: 'us_antigua1', status: 'blocked' },
  { id: 'br_sol', business_id: 'bu_sol', name: 'Principal', default_cashier_id: 'us_sol1' },
];

const plain = { type: 'admin', rolePermissions: null, closingLocked: false, isTitular: false } as const;
const ACCOUNTANT = ['view_balance', 'view_payments', 'profile_view', 'closing_history'];
const SUPERVISOR = [...ACCOUNTANT, 'cashier_view', 'branch_view', 'user_view'];
const ROLES = [
  { id: 'ro_administrador', name: 'Administrador', permissions: permissionsOf(plain) },
  { id: 'ro_supervisor', name: 'Supervisor', permissions: SUPERVISOR },
  { id: 'ro_contabilidad', name: 'Contabilidad', permissions: ACCOUNTANT },
];

const ofRole = (role_id: string) => ({ type: 'admin', role_id });
const OF_SOL = { business_id: 'bu_sol', branch_id: 'br_sol' };
const USERS = [
  { id: 'us_luna', username: 'tiendaluna', type: 'admin' },
  { id: 'us_administracion', username: 'tiendaluna-administracion', ...ofRole('ro_administrador') },
  { id: 'us_contabilidad', username: 'tiendaluna-contabilidad', ...ofRole('ro_contabilidad') },
  { id: 'us_supervisor', username: 'tiendaluna-supervisor', ...ofRole('ro_supervisor') },
  { id: 'us_centro', username: 'tiendaluna-centro', branch_id: 'br_centro', type: 'branch_admin' },
  { id: 'us_zona10', username: 'tiendaluna-zona10', branch_id: 'br_zona10', type: 'branch_admin' },
  { id: 'us_antigua', username: 'tiendaluna-antigua', branch_id: 'br_antigua', type: 'branch_admin' },
  { id: 'us_caja2', username: 'tiendaluna-centro-caja2', branch_id: 'br_centro' },
  { id: 'us_caja1', username: 'tiendaluna-centro-caja1', branch_id: 'br_centro', titular_id: 'us_caja2' },
  { id: 'us_caja3', username: 'tiendaluna-centro-caja3', branch_id: 'br_centro', closing_locked: true },
  { id: 'us_caja4', username: 'tiendaluna-centro-caja4', branch_id: 'br_centro', status: 'blocked' },
  { id: 'us_zona101', username: 'tiendaluna-zona10-caja1', branch_id: 'br_zona10' },
  { id: 'us_antigua1', username: 'tiendaluna-antigua-caja1', branch_id: 'br_antigua' },
  { id: 'us_sol', username: 'cafesol', business_id: 'bu_sol', type: 'admin' },
  { id: 'us_principal', username: 'cafesol-principal', ...OF_SOL, type: 'branch_admin' },
  { id: 'us_sol1', username: 'cafesol-principal-caja1', ...OF_SOL },
];

const APP_USERS = [
  { id: 'au_maria', username: 'maria.lopez', name: 'María', lastname: 'López', phone_number: '55551234' },
  { id: 'au_jose', username: 'jose.perez', name: 'José', lastname: 'Pérez', phone_number: '55554321' },
];

/** Fills an empty database with two small businesses, one user of every kind, and two app users. */
export async function insertFixture(database: Queryable): Promise<void> {
  const created_at = '2026-01-05T12:00:00Z';
  const password_hash = await hashPassword(PASSWORD, { logN: 4, parallelization: 1 });
  const businesses = BUSINESSES.map((business) => ({
    ...business,
    contact_email_address: `hola@${business.fri_username}.gt`,
    created_at,
  }));
  const branches = BRANCHES.map((branch) => ({
    business_id: 'bu_luna',
    address: 'Zona 1',
    reference_id: 'C1',
    status: 'active',
    created_at,
    ...branch,
  }));
  const users = USERS.map((user) => ({
    business_id: 'bu_luna',
    branch_id: null,
    type: 'operator',
    role_id: null,
    name: user.username,
    // The administrative users of a business must have different addresses.
    email_address: 'role_id' in user ? `${user.username}@b.gt` : 'a@b.gt',
    password_hash,
    status: 'active',
    closing_locked: false,
    titular_id: null,
    created_at,
    ...user,
  }));
  await insertRows(database, 'states', STATES);
  await insertRows(database, 'cities', CITIES);
  await insertRows(database, 'regions', REGIONS);
  await insertRows(database, 'businesses', businesses);
  await insertRows(database, 'branches', branches);
  await insertRows(
    database,
    'roles',
    ROLES.map((role) => ({ ...role, description: '' })),
  );
  await insertRows(database, 'users', users);
  await insertRows(database, 'app_users', APP_USERS);
}

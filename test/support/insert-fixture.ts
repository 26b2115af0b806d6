import type { Queryable } from '../../sandbox/db/database.ts';
import { hashPassword } from '../../sandbox/rules/password-hash.ts';
import { permissionsOf } from '../../sandbox/rules/user-permissions.ts';
import { insertRows } from '../../sandbox/seed/insert-rows.ts';

/** The password of all users of the fixture. */
export const PASSWORD = 'Cobros#2026';

const CREATED = '2026-01-05T12:00:00Z';

const BUSINESSES = [
  { id: 'bu_luna', name: 'Tienda Luna', username: 'tiendaluna', branch: 'br_centro' },
  { id: 'bu_sol', name: 'Café Sol', username: 'cafesol', branch: 'br_sol' },
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
  { id: 'br_centro', business: 'bu_luna', name: 'Centro', cashier: 'us_caja1', status: 'active' },
  { id: 'br_zona10', business: 'bu_luna', name: 'Zona 10', cashier: null, status: 'active' },
  { id: 'br_antigua', business: 'bu_luna', name: 'Antigua', cashier: 'us_antigua1', status: 'blocked' },
  { id: 'br_sol', business: 'bu_sol', name: 'Principal', cashier: 'us_sol1', status: 'active' },
];

const ROLES = [
  {
    id: 'ro_administrador',
    name: 'Administrador',
    permissions: permissionsOf({
      type: 'admin',
      rolePermissions: null,
      closingLocked: false,
      isTitular: false,
    }),
  },
  {
    id: 'ro_supervisor',
    name: 'Supervisor',
    permissions: [
      'view_balance',
      'view_payments',
      'closing_history',
      'cashier_view',
      'branch_view',
      'user_view',
      'profile_view',
    ],
  },
  {
    id: 'ro_contabilidad',
    name: 'Contabilidad',
    permissions: ['view_balance', 'view_payments', 'profile_view', 'closing_history'],
  },
];

interface FixtureUser {
  id: string;
  username: string;
  business?: string;
  branch?: string;
  type?: 'admin' | 'branch_admin';
  role?: string;
  status?: 'blocked';
  locked?: boolean;
  titular?: string;
}

const USERS: FixtureUser[] = [
  { id: 'us_luna', username: 'tiendaluna', type: 'admin' },
  { id: 'us_administracion', username: 'tiendaluna-administracion', type: 'admin', role: 'ro_administrador' },
  { id: 'us_contabilidad', username: 'tiendaluna-contabilidad', type: 'admin', role: 'ro_contabilidad' },
  { id: 'us_supervisor', username: 'tiendaluna-supervisor', type: 'admin', role: 'ro_supervisor' },
  { id: 'us_centro', username: 'tiendaluna-centro', branch: 'br_centro', type: 'branch_admin' },
  { id: 'us_zona10', username: 'tiendaluna-zona10', branch: 'br_zona10', type: 'branch_admin' },
  { id: 'us_antigua', username: 'tiendaluna-antigua', branch: 'br_antigua', type: 'branch_admin' },
  { id: 'us_caja2', username: 'tiendaluna-centro-caja2', branch: 'br_centro' },
  { id: 'us_caja1', username: 'tiendaluna-centro-caja1', branch: 'br_centro', titular: 'us_caja2' },
  { id: 'us_caja3', username: 'tiendaluna-centro-caja3', branch: 'br_centro', locked: true },
  { id: 'us_caja4', username: 'tiendaluna-centro-caja4', branch: 'br_centro', status: 'blocked' },
  { id: 'us_zona101', username: 'tiendaluna-zona10-caja1', branch: 'br_zona10' },
  { id: 'us_antigua1', username: 'tiendaluna-antigua-caja1', branch: 'br_antigua' },
  { id: 'us_sol', username: 'cafesol', business: 'bu_sol', type: 'admin' },
  {
    id: 'us_principal',
    username: 'cafesol-principal',
    business: 'bu_sol',
    branch: 'br_sol',
    type: 'branch_admin',
  },
  { id: 'us_sol1', username: 'cafesol-principal-caja1', business: 'bu_sol', branch: 'br_sol' },
];

const APP_USERS = [
  { id: 'au_maria', username: 'maria.lopez', name: 'María', lastname: 'López', phone: '55551234' },
  { id: 'au_jose', username: 'jose.perez', name: 'José', lastname: 'Pérez', phone: '55554321' },
];

/** Fills an empty database with two small businesses, one user of every kind, and two app users. */
export async function insertFixture(database: Queryable): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD, { logN: 4, parallelization: 1 });
  await insertRows(database, 'states', STATES);
  await insertRows(database, 'cities', CITIES);
  await insertRows(database, 'regions', REGIONS);
  for (const { id, name, username, branch } of BUSINESSES) {
    await database.query(
      `insert into businesses (id, name, fri_username, contact_email_address, default_branch_id, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, name, username, `hola@${username}.gt`, branch, CREATED],
    );
  }
  for (const { id, business, name, cashier, status } of BRANCHES) {
    await database.query(
      `insert into branches (id, business_id, name, address, reference_id, default_cashier_id, status, created_at)
       values ($1, $2, $3, 'Zona 1', 'C1', $4, $5, $6)`,
      [id, business, name, cashier, status, CREATED],
    );
  }
  for (const { id, name, permissions } of ROLES) {
    await database.query(`insert into roles (id, name, description, permissions) values ($1, $2, '', $3)`, [
      id,
      name,
      permissions,
    ]);
  }
  for (const user of USERS) await insertUser(database, user, passwordHash);
  for (const { id, username, name, lastname, phone } of APP_USERS) {
    await database.query(
      'insert into app_users (id, username, name, lastname, phone_number) values ($1, $2, $3, $4, $5)',
      [id, username, name, lastname, phone],
    );
  }
}

async function insertUser(database: Queryable, user: FixtureUser, passwordHash: string): Promise<void> {
  await database.query(
    `insert into users (id, business_id, branch_id, type, role_id, username, name, email_address, password_hash,
       status, closing_locked, titular_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12)`,
    [
      user.id,
      user.business ?? 'bu_luna',
      user.branch ?? null,
      user.type ?? 'operator',
      user.role ?? null,
      user.username,
      // The administrative users of a business must have different addresses.
      user.role ? `${user.username}@b.gt` : 'a@b.gt',
      passwordHash,
      user.status ?? 'active',
      user.locked ?? false,
      user.titular ?? null,
      CREATED,
    ],
  );
}

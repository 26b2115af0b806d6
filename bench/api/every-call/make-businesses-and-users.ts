import type { Queryable } from '#sandbox/ground/db/database.ts';

/** The measured business. */
export const BUSINESS = 'bu_tiendaluna';
export const OWNER = 'us_tiendaluna';

const BRANCHES = 17;
const OTHER_BUSINESSES = 9;
const CASHIERS_OF_OTHERS = 5;
const APP_USERS = 20_000;

const MADE_BRANCHES = `
  insert into branches (id, business_id, name, address, reference_id, region_id, created_at)
  select 'br_made_' || n, '${BUSINESS}', 'Sucursal ' || n, '6a avenida ' || n || '-31, zona 1', 'C9' || n,
    (select id from regions order by id limit 1), now() - interval '2 years'
  from generate_series(1, ${BRANCHES}) n;
  insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
  select 'us_admin_' || n, '${BUSINESS}', 'br_made_' || n, 'branch_admin', 'tiendaluna-sucursal' || n, 'Encargada ' || n,
    'sucursal' || n || '@example.com', '', now() - interval '2 years'
  from generate_series(1, ${BRANCHES}) n`;

const OTHERS = `
  insert into businesses (id, name, fri_username, contact_email_address, created_at)
  select 'bu_other_' || n, 'Comercio ' || n, 'comercio' || n, 'hola@example.com', now() - interval '2 years'
  from generate_series(1, ${OTHER_BUSINESSES}) n;
  insert into branches (id, business_id, name, address, reference_id, created_at)
  select 'br_other_' || n, 'bu_other_' || n, 'Central', '4a calle 8-20, zona 2', 'C100', now() - interval '2 years'
  from generate_series(1, ${OTHER_BUSINESSES}) n;
  insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
  select 'us_other_' || n || '_' || m, 'bu_other_' || n, 'br_other_' || n, 'operator', 'comercio' || n || '-caja' || m,
    'Caja ' || m, 'caja@example.com', '', now() - interval '2 years'
  from generate_series(1, ${OTHER_BUSINESSES}) n, generate_series(1, ${CASHIERS_OF_OTHERS}) m`;

const PEOPLE = `
  insert into app_users (id, username, name, lastname, phone_number)
  select 'au_made_' || n, 'persona.' || n, given.names[1 + n % 10], family.names[1 + n / 10 % 12], (20000000 + n)::text
  from generate_series(1, ${APP_USERS}) n,
    (select array['María José', 'José Luis', 'Ana Lucía', 'Carlos', 'Sofía', 'Luis', 'Gabriela', 'Diego', 'Andrea', 'Óscar']
       as names) given,
    (select array['López', 'Pérez', 'García', 'Morales', 'Hernández', 'Castillo', 'Ramírez', 'Xicará', 'Tzoc', 'Estrada',
       'Chávez', 'Ajanel'] as names) family`;

/** Adds branches to the measured business, nine other businesses with cashiers, and people who pay. */
export async function makeBusinessesAndUsers(database: Queryable): Promise<void> {
  for (const script of [MADE_BRANCHES, OTHERS, PEOPLE]) await database.script(script);
}

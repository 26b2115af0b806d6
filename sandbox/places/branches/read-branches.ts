import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { byName } from '#terms/values/sort-by-name.ts';

type Status = Schemas['UserStatus'];

/** A branch with its admin and its location. */
export interface BranchRow {
  id: string;
  name: string;
  address: string;
  reference_id: string;
  business_id: string;
  status: Status;
  region_id: string | null;
  city_id: string | null;
  state_id: string | null;
  cashier_count: number;
  admin_id: string;
  admin_name: string;
  admin_username: string;
  admin_email_address: string;
  admin_status: Status;
  notification_method: Schemas['NotificationMethod'];
  webhook_url: string;
  webhook_api_key: string;
  webhook_api_key_header: string;
  webhook_secret: string | null;
  closing_type: Schemas['ClosingType'];
  closing_time: number | null;
}

const SELECT_BRANCHES = `select br.id, br.name, br.address, br.reference_id, br.business_id, br.status, br.region_id,
    r.city_id, c.state_id, a.id as admin_id, a.name as admin_name, a.username as admin_username,
    a.email_address as admin_email_address, a.status as admin_status, a.notification_method, a.webhook_url,
    a.webhook_api_key, a.webhook_api_key_header, a.webhook_secret, a.closing_type, a.closing_time,
    (select count(*) from users u where u.branch_id = br.id and u.type = 'operator' and u.status <> 'deleted')
      as cashier_count
  from branches br join users a on a.branch_id = br.id and a.type = 'branch_admin'
    left join regions r on r.id = br.region_id left join cities c on c.id = r.city_id`;

/** The branches of a scope, ordered by name; deleted ones only on request. */
export async function listBranches(
  database: Queryable,
  scope: Scope,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
): Promise<BranchRow[]> {
  const params = createParams();
  const condition = scopeCondition(scope, params, 'br', { branch: 'br.id', cashier: 'a.id' });
  const rows = await database.query<BranchRow>(
    `${SELECT_BRANCHES} where ${condition} ${includeDeleted ? '' : `and br.status <> 'deleted'`}`,
    params.values,
  );
  return byName(rows);
}

/**
 * Reads one branch by id, whatever its status.
 * @throws ApiError 404
 */
export async function requireBranch(database: Queryable, branchId: string): Promise<BranchRow> {
  const [row] = await database.query<BranchRow>(`${SELECT_BRANCHES} where br.id = $1`, [branchId]);
  if (!row) throw notFound('No se encontró la sucursal');
  return row;
}

/** The default branch of a business, if it has one. */
export async function readDefaultBranch(
  database: Queryable,
  businessId: string,
): Promise<Schemas['NamedRef'] | null> {
  const [row] = await database.query<Schemas['NamedRef']>(
    'select br.id, br.name from businesses b join branches br on br.id = b.default_branch_id where b.id = $1',
    [businessId],
  );
  return row ?? null;
}

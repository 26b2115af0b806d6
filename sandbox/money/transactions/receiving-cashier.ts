import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type ApiError, businessRule, notFound } from '#terms/errors/api-error.ts';
import { blockedText } from '../../../words/blocked-place.ts';

/** The cashier that receives a payment, and its branch. */
export interface ReceivingCashier {
  branchId: string;
  cashierId: string;
}

interface CashierRow {
  cashier_id: string;
  cashier_status: string;
  branch_id: string;
  branch_status: string;
}

/**
 * The cashier that sends a request or makes a charge, by the caller's role: for a cashier itself, for a branch admin one of the
 * branch, for an admin any. Defaults to the branch's default cashier and, for an admin, to the default branch.
 * @throws ApiError 404 outside the caller's scope; 422 if there is no default, or it is blocked
 */
export async function chooseReceivingCashier(
  database: Queryable,
  session: Session,
  chosen: { branchId: string | undefined; cashierId: string | undefined },
  title: 'Solicitud' | 'Cobro',
): Promise<ReceivingCashier> {
  const { user, business } = session;
  const ownBranch = user.type === 'admin' ? undefined : (user.branchId ?? '');
  if (ownBranch !== undefined && chosen.branchId !== undefined && chosen.branchId !== ownBranch) {
    throw notFound('No se encontró la sucursal');
  }
  if (user.type === 'operator' && chosen.cashierId !== undefined && chosen.cashierId !== user.id) {
    throw notFound('No se encontró la caja');
  }
  const branchId = ownBranch ?? chosen.branchId;
  const cashierId = user.type === 'operator' ? user.id : chosen.cashierId;
  const cashier =
    cashierId === undefined
      ? await defaultCashier(database, business.id, branchId, title)
      : await findCashier(database, business.id, cashierId, branchId);
  requireUnblockedCashier(cashier, (message) => businessRule('blocked', title, message));
  return { branchId: cashier.branch_id, cashierId: cashier.cashier_id };
}

/**
 * A cashier of a business that may receive a payment.
 * @throws ApiError 404 of another business; 422 if it or its branch is blocked
 */
export async function requireActiveCashier(
  database: Queryable,
  businessId: string,
  cashierId: string,
  branchId?: string,
): Promise<ReceivingCashier> {
  const cashier = await findCashier(database, businessId, cashierId, branchId);
  requireUnblockedCashier(cashier, (message) => businessRule('blocked', 'Pago', message));
  return { branchId: cashier.branch_id, cashierId: cashier.cashier_id };
}

const SELECT_CASHIER = `select u.id as cashier_id, u.status as cashier_status, br.id as branch_id, br.status as branch_status
  from branches br join users u on u.branch_id = br.id and u.type = 'operator'`;

// Locked until the transaction is written, so that the cashier is not deleted in between.
async function findCashier(
  database: Queryable,
  businessId: string,
  cashierId: string,
  branchId: string | undefined,
): Promise<CashierRow> {
  const [cashier] = await database.query<CashierRow>(
    `${SELECT_CASHIER} where u.id = $1 and br.business_id = $2 and br.id = coalesce($3, br.id) and u.status <> 'deleted'
     for key share of br, u`,
    [cashierId, businessId, branchId ?? null],
  );
  if (!cashier) throw notFound('No se encontró la caja');
  return cashier;
}

async function defaultCashier(
  database: Queryable,
  businessId: string,
  branchId: string | undefined,
  title: string,
): Promise<CashierRow> {
  const [branch] = await database.query<{ id: string; default_cashier_id: string | null }>(
    `select br.id, br.default_cashier_id from branches br join businesses b on b.id = br.business_id
     where b.id = $1 and br.id = coalesce($2, b.default_branch_id) and br.status <> 'deleted'`,
    [businessId, branchId ?? null],
  );
  if (!branch && branchId !== undefined) throw notFound('No se encontró la sucursal');
  if (!branch) throw businessRule('no-default', title, 'No hay sucursal predeterminada, elige una sucursal');
  if (branch.default_cashier_id === null) {
    throw businessRule('no-default', title, 'La sucursal no tiene caja predeterminada, elige una caja');
  }
  return findCashier(database, businessId, branch.default_cashier_id, branch.id);
}

function requireUnblockedCashier(cashier: CashierRow, error: (message: string) => ApiError): void {
  if (cashier.branch_status !== 'active') throw error(blockedText('branch'));
  if (cashier.cashier_status !== 'active') throw error(blockedText('cashier'));
}

import { type Scope, scopeCondition, scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { forbidden, invalidFields, notFound } from '#terms/errors/api-error.ts';
import { payLink } from '#terms/qr/pay-link.ts';
import { byName } from '#terms/values/sort-by-name.ts';
import type { QrPage } from './qr-document.ts';

/** The pages of a document and its title. */
export interface QrPages {
  title: string;
  pages: readonly [QrPage, ...QrPage[]];
}

interface CashierRow {
  id: string;
  name: string;
  username: string;
  branch_name: string;
  business_name: string;
}

/**
 * The printable QR material: of the cashier `userId`; with only `businessBranchId`, of all cashiers of the branch; with neither,
 * of the caller. The latter is the caller's cashier, or the branch or business they administer, whose payments wait to be
 * assigned to a cashier.
 * @throws ApiError 403 cashiers, without `cashier_view`; 400 all cashiers of a branch as a drawing; 404 outside the scope, or a
 * branch without cashiers
 */
export async function readPrintableQrPages(
  database: Queryable,
  session: Session,
  { userId, businessBranchId, format }: Schemas['DownloadQrContent'],
): Promise<QrPages> {
  const ofCashiers = userId !== undefined || businessBranchId !== undefined;
  if (ofCashiers && session.user.type !== 'operator' && !session.permissions.has('cashier_view'))
    throw forbidden();
  const scope = await scopeOf(database, session, businessBranchId);
  const ownCashier = session.user.type === 'operator' ? session.user.id : undefined;
  const cashierId = userId ?? (businessBranchId === undefined ? ownCashier : undefined);
  if (cashierId === undefined && businessBranchId === undefined) return callersMaterial(database, session);
  if (cashierId === undefined && format === 'svg')
    throw invalidFields([{ field: 'format', message: 'Los códigos de toda la sucursal van en un PDF' }]);
  const cashiers = await readCashiers(database, scope, businessBranchId, cashierId);
  const [first, ...others] = cashiers;
  if (!first) throw notFound(cashierId ? 'No se encontró la caja' : 'La sucursal no tiene cajas');
  const title = cashierId ? `QR ${first.name} - ${first.branch_name}` : `QR Cajas de ${first.branch_name}`;
  return { title, pages: [pageOfCashier(first), ...others.map(pageOfCashier)] };
}

async function readCashiers(
  database: Queryable,
  scope: Scope,
  branchId: string | undefined,
  cashierId: string | undefined,
): Promise<CashierRow[]> {
  const params = createParams();
  const conditions = [scopeCondition(scope, params, 'u', { cashier: 'u.id' })];
  if (branchId !== undefined) conditions.push(`u.branch_id = ${params.add(branchId)}`);
  if (cashierId !== undefined) conditions.push(`u.id = ${params.add(cashierId)}`);
  const cashiers = await database.query<CashierRow>(
    `select u.id, u.name, u.username, br.name as branch_name, b.name as business_name
     from users u join branches br on br.id = u.branch_id join businesses b on b.id = u.business_id
     where u.type = 'operator' and u.status <> 'deleted' and ${conditions.join(' and ')}`,
    params.values,
  );
  return byName(cashiers);
}

function pageOfCashier(cashier: CashierRow): QrPage {
  const { id, name, username, branch_name: place, business_name: businessName } = cashier;
  return { link: payLink({ to: 'cashier', id }), name, foot: `@${username}`, place, businessName };
}

async function callersMaterial(database: Queryable, { user, business }: Session): Promise<QrPages> {
  const [own] = await database.query<{ name: string; business_name: string; username: string }>(
    `select coalesce(br.name, b.name) as name, b.name as business_name,
       case when br.id is null then b.fri_username else $3 end as username
     from businesses b left join branches br on br.id = $2 where b.id = $1`,
    [business.id, user.branchId, user.username],
  );
  if (!own) throw notFound('No se encontró el negocio');
  const { name, username, business_name: businessName } = own;
  const target =
    user.branchId === null
      ? { to: 'business' as const, id: business.id }
      : { to: 'branch' as const, id: user.branchId };
  return {
    title: `QR ${name}`,
    pages: [{ link: payLink(target), name, foot: `@${username}`, businessName, place: '' }],
  };
}

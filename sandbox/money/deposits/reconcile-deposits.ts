import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { ContentOf } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict, notFound } from '#terms/errors/api-error.ts';
import { type DepositRow, readDepositsById } from './read-deposits.ts';

interface LockedDeposit {
  reference: string | null;
  is_deposited: boolean;
  is_marked: boolean;
}

/**
 * Marks deposits of the business as found on the bank's statement, or removes the mark, all or none. A deposit that is already
 * marked keeps its moment.
 * @returns the deposits, ordered by when they were made
 * @throws ApiError 404 for an unknown one; 409 for one that is pending or returned
 */
export function reconcileDeposits(
  database: Transactional,
  session: Session,
  { depositIds, isReconciled }: ContentOf<'closings.reconcileDeposits'>,
  now: Date,
): Promise<DepositRow[]> {
  return database.transaction(async (tx) => {
    const deposits = await tx.query<LockedDeposit>(
      `select reference, made_at is not null and returned_at is null as is_deposited, reconciled_at is not null as is_marked
       from deposits where id = any($1) and business_id = $2 order by id for update`,
      [depositIds, session.business.id],
    );
    if (deposits.length < depositIds.length) throw notFound('No se encontró el depósito');
    if (deposits.some(({ is_deposited }) => !is_deposited))
      throw conflict(
        'not-deposited',
        'Depósitos',
        'Solo se concilian depósitos que salieron y que el banco no devolvió',
      );
    const changed = deposits.filter(({ is_marked }) => is_marked !== isReconciled);
    if (changed.length > 0) {
      await tx.query(
        `update deposits set reconciled_at = case when $3 then coalesce(reconciled_at, $4) end
         where id = any($1) and business_id = $2`,
        [depositIds, session.business.id, isReconciled, now],
      );
      const action = isReconciled ? 'deposits-reconciled' : 'deposits-unreconciled';
      await recordActivity(tx, session, { action, subject: namesOf(changed) }, now);
    }
    return readDepositsById(tx, session.business.id, depositIds);
  });
}

/** `el depósito DEP-261120`, `19 depósitos` */
const namesOf = (deposits: readonly LockedDeposit[]): string =>
  deposits.length === 1 ? `el depósito ${deposits[0]?.reference}` : `${deposits.length} depósitos`;

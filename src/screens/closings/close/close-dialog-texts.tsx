import { Fragment } from 'react';
import { countText } from '../../../blocks/count-text.ts';
import { formatCents, type MoneyFormat } from '../../../domain/money.ts';
import type { CurrentUser } from '../../../stores/current-user.ts';
import { type CountForm, countedCents } from './count-form.ts';
import type { Pending } from './use-preview-and-close.ts';

/**
 * Label of the button. With a count it has the counted amount, not the expected one; otherwise the net amount and the
 * number of closings.
 */
export function closeLabel(
  count: CountForm | undefined,
  pending: Pending | undefined,
  format: MoneyFormat,
): string {
  if (count) {
    const cents = countedCents(count);
    return cents === undefined ? 'Realizar cierre' : `Cerrar con ${formatCents(cents, format)} contados`;
  }
  if (!pending) return 'Realizar cierre';
  const closings = new Set(pending.cashiers.map(({ branchId }) => branchId)).size;
  const net = pending.totals.formattedNetAmount;
  return closings > 1 ? `Hacer ${countText(closings)} cierres por ${net}` : `Cerrar por ${net}`;
}

interface ScopeProps {
  place: string | undefined;
  pending: Pending | undefined;
  user: CurrentUser;
}

/** `Lo recibido en Centro · Caja 2 y Caja 1 desde el 14/11/2026 19:39, hasta este momento` */
export const Scope = ({ place, pending, user }: ScopeProps) => (
  <>
    Lo recibido{' '}
    {place && (
      <>
        en <b>{place}</b>
        {childrenOf(user, pending).map((name, index, { length }) => (
          <Fragment key={name}>
            {index === length - 1 ? ' y ' : ', '}
            <b>{name}</b>
          </Fragment>
        ))}{' '}
      </>
    )}
    desde el {sinceText(pending)}, hasta este momento
  </>
);

/** Names of the titular cashier's children whose payments the closing includes. */
const childrenOf = (user: CurrentUser, pending: Pending | undefined): string[] =>
  user.type === 'operator'
    ? (pending?.cashiers ?? [])
        .filter(({ userId }) => userId !== user.id)
        .map(({ checkoutName }) => checkoutName)
    : [];

function sinceText(pending: Pending | undefined): string {
  const { formattedOldestDate: date, formattedOldestTime: time } = pending ?? {};
  return date && time ? `${date} ${time.slice(0, -3)}` : 'último cierre';
}

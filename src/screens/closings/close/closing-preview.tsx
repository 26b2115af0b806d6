import type { ClosingRow, Schemas } from '@cobros/sdk';
import { Fragment } from 'react';
import { countText } from '#blocks/count-text.ts';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { CashierTotalsTable } from '../cashier-totals-table.tsx';
import { listClosings } from '../closing-operations.ts';
import { nextClosingText } from '../closing-texts.ts';
import * as css from './closing-preview.css.ts';
import { type CountForm, countedCents } from './count-form.tsx';
import type { Pending } from './use-preview-and-close.ts';

const CAPTION = 'Lo que se cierra por caja';

/** The totals that the closing will have. */
export const ClosingPreview = ({ pending }: { pending: Schemas['PendingClosingAnswer'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the many cashiers of a business scroll, also by keyboard
  <section className={css.cashier} tabIndex={0} aria-label={CAPTION}>
    <CashierTotalsTable dense caption={CAPTION} cashiers={pending.cashiers} totals={pending.totals} />
  </section>
);

/** A placeholder with the given number of lines plus header and total. */
export const ClosingPreviewLoading = ({ lines }: { lines: number }) => (
  <Loading>
    <div className={css.cashier}>
      {Array.from({ length: lines + 2 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
        <div key={line} className={css.shape}>
          <Skeleton width="8rem" />
          <Skeleton width="6rem" />
        </div>
      ))}
    </div>
  </Loading>
);

export const NetAlert = () => (
  <Alert tone="info">
    El neto pasa de Pagos por liquidar al cierre. Los pagos que lleguen después quedan para el siguiente.
  </Alert>
);

export const PendingRequestsAlert = ({ count, formattedTotalAmount }: Schemas['TransactionSummary']) => (
  <Alert tone="warning">
    {count === 1
      ? `Hay 1 solicitud o cobro pendiente por ${formattedTotalAmount} que aún puede pagarse. No entra en este cierre.`
      : `Hay ${countText(count)} solicitudes o cobros pendientes por ${formattedTotalAmount} que aún pueden pagarse. No entran en este cierre.`}
  </Alert>
);

interface NothingToCloseProps {
  branchId: string;
  nextClosing: Schemas['NextClosingOrNone'];
}

export function NothingToClose({ branchId, nextClosing }: NothingToCloseProps) {
  const content = {
    ...(branchId && { businessBranchId: branchId }),
    statuses: ['completed' as const],
    pageProperties: { currentPage: 1, pageSize: 1 },
  };
  const last = useListPage(`${CLOSINGS}/last/${branchId}`, listClosings(content));
  const [closing] = last.page?.data ?? [];
  return (
    <div className={css.empty}>
      <EmptyState icon="closing" title="No hay transacciones por cerrar">
        {last.page ? lastText(closing) : <span className={css.unread}>{lastText(SHAPE)}</span>}{' '}
        {nextClosing && `El próximo cierre automático será el ${nextClosingText(nextClosing)}.`}
      </EmptyState>
    </div>
  );
}

type Moment = Pick<ClosingRow, 'formattedCreationDate' | 'formattedCreationTime'>;

/** Takes the space of the moment until it has been read, so that nothing moves. */
const SHAPE: Moment = { formattedCreationDate: '00/00/0000', formattedCreationTime: '00:00:00' };

const lastText = (closing: Moment | undefined) =>
  closing && `El último cierre fue el ${closing.formattedCreationDate} ${closing.formattedCreationTime}.`;

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

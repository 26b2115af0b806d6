import type { ClosingRow, Schemas } from '@cobros/sdk';
import { countText } from '../../../blocks/count-text.ts';
import { useListPage } from '../../../blocks/list/use-list-page.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CashierTotalsTable } from '../cashier-totals-table.tsx';
import { listClosings } from '../closing-operations.ts';
import { nextClosingText } from '../closing-texts.ts';
import * as css from './closing-preview.css.ts';

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

import type { Schemas } from '@cobros/sdk';
import { Alert } from '../../../ui/alert.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CashierTotalsTable } from '../cashier-totals-table.tsx';
import * as css from './closing-preview.css.ts';
import { PendingRequestsAlert } from './pending-requests-alert.tsx';

/** Totals to be closed, with the pending requests that are left out. */
export const ClosingPreview = ({ pending }: { pending: Schemas['PendingClosingAnswer'] }) => (
  <>
    <PendingRequestsAlert {...pending.pendingRequests} />
    <div className={css.cashier}>
      <CashierTotalsTable
        dense
        caption="Lo que se cierra por caja"
        cashiers={pending.cashiers}
        totals={pending.totals}
      />
    </div>
    <NetAlert />
  </>
);

/** The lines of a header, of the cashiers and of the total; more cashiers than expected make it grow. */
export const ClosingPreviewLoading = ({ cashiers }: { cashiers: number }) => (
  <>
    <Loading>
      <div className={css.cashier}>
        {Array.from({ length: cashiers + 2 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
          <div key={line} className={css.shape}>
            <Skeleton width="8rem" />
            <Skeleton width="6rem" />
          </div>
        ))}
      </div>
    </Loading>
    <NetAlert />
  </>
);

const NetAlert = () => (
  <Alert tone="info">
    El neto pasa de Pagos por liquidar al cierre. Los pagos que lleguen después quedan para el siguiente.
  </Alert>
);

import type { Schemas } from '@cobros/sdk';
import { Alert } from '../../../ui/alert.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CashierTotalsTable } from '../cashier-totals-table.tsx';
import * as css from './closing-preview.css.ts';

const CAPTION = 'Lo que se cierra por caja';

/** Totals to be closed. */
export const ClosingPreview = ({ pending }: { pending: Schemas['PendingClosingAnswer'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the many cashiers of a business scroll, also by keyboard
  <section className={css.cashier} tabIndex={0} aria-label={CAPTION}>
    <CashierTotalsTable dense caption={CAPTION} cashiers={pending.cashiers} totals={pending.totals} />
  </section>
);

/** As many lines as were shown before, with the header and the total. */
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

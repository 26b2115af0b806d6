import { useSignals } from '@preact/signals-react/runtime';
import { openNewRequest } from '../../../features/transaction/transaction-modal.ts';
import { hasHadTransactions } from '../../../stores/has-had-transactions.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { filtersAreOn } from '../dashboard-filters-state.ts';
import * as css from './live-lists.css.ts';
import type { Viewer } from './viewer.ts';

interface EmptyListProps {
  kind: 'pending' | 'paid';
  viewer: Viewer;
}

/** Shown for no matches, for a business that has never received a payment, or when nothing is left to do. */
export function EmptyList({ kind, viewer }: EmptyListProps) {
  useSignals();
  if (filtersAreOn.value)
    return <EmptyState icon="search" title="No se encontraron registros coincidentes" />;
  const first = !hasHadTransactions(viewer.businessId);
  return (
    <div className={css.empty}>
      {kind === 'pending' ? <NothingPending first={first} viewer={viewer} /> : <NothingPaid first={first} />}
    </div>
  );
}

function NothingPending({ first, viewer }: { first: boolean; viewer: Viewer }) {
  if (!first || !viewer.maySend) return <EmptyState icon="check-circle" title="Nada pendiente" />;
  return (
    <EmptyState
      icon="send"
      title="Envía tu primera solicitud"
      action={
        <Button variant="outline" size="sm" icon="send" disabled={!viewer.online} onClick={openNewRequest}>
          Enviar solicitud
        </Button>
      }
    >
      Pide un pago a un cliente por su usuario o teléfono. Aquí verás si lo acepta.
    </EmptyState>
  );
}

const NothingPaid = ({ first }: { first: boolean }) =>
  first ? (
    <EmptyState icon="qr" title="Coloca tu QR en la caja">
      Los pagos que hagan con tu código aparecen aquí al momento.
    </EmptyState>
  ) : (
    <EmptyState icon="clock" title="Aún sin pagos hoy" />
  );

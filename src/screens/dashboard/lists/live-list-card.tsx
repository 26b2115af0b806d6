import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { countedText } from '#blocks/count-text.ts';
import { formatCents } from '#domain/money.ts';
import { paths } from '#domain/paths.ts';
import { openNewRequest } from '#features/transaction/transaction-modal.ts';
import { config } from '#stores/config.ts';
import { hasHadTransactions } from '#stores/has-had-transactions.ts';
import { Button } from '#ui/button.tsx';
import { title as titleClass } from '#ui/card.css.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { settleArrivals } from '../alerts/arrivals.ts';
import { filtersAreOn, search } from '../dashboard-filters.ts';
import type { LiveList } from '../use-dashboard.ts';
import * as css from './live-lists.css.ts';
import { RowList } from './row-list.tsx';
import { useSteadyRows } from './use-steady-rows.ts';
import type { Viewer } from './viewer.ts';

interface LiveListCardProps {
  kind: 'pending' | 'paid';
  title: string;
  count: ReactNode;
  list: LiveList;
  viewer: Viewer;
  /** True for the list that is shown where only one fits. */
  current: boolean;
}

export function LiveListCard({ kind, title, count, list, viewer, current }: LiveListCardProps) {
  useSignals();
  const headingId = useId();
  const rows = list.displayed.value;
  const steady = useSteadyRows(rows, list.criteria.value);
  const any = list.rows.value.length > 0;
  const newestFirst = list.order.value === 'desc';
  const turn = () => {
    settleArrivals();
    list.order.value = newestFirst ? 'asc' : 'desc';
  };
  return (
    <section className={classes(css.list, !current && css.hiddenInOneColumn)} aria-labelledby={headingId}>
      <div className={classes(css.head, !any && css.hiddenInOneColumn)}>
        <div className={css.titleAndCount}>
          <h2 className={titleClass} id={headingId}>
            {title}
          </h2>
          {count}
        </div>
        {any && (
          <>
            <span className={css.total}>
              {kind === 'paid' && 'Recibido '}
              {formatCents(list.total.value, config.value)}
            </span>
            <div className={css.sort}>
              <Button variant="text" size="sm" title="Cambiar el orden" onClick={turn}>
                Creación: {newestFirst ? 'más recientes' : 'más antiguos'}
                <Icon name={newestFirst ? 'arrow-down' : 'arrow-up'} size="sm" />
              </Button>
            </div>
          </>
        )}
      </div>
      {steady.rows.length > 0 ? (
        <div {...steady.holder}>
          {steady.waiting > 0 && (
            <div className={css.waiting}>
              <Button
                variant="soft"
                size="sm"
                icon={newestFirst ? 'arrow-up' : 'arrow-down'}
                onClick={steady.showWaiting}
              >
                {countedText(steady.waiting, 'pago nuevo', 'pagos nuevos')}
              </Button>
            </div>
          )}
          <RowList
            rows={steady.rows}
            removed={steady.removed}
            criteria={list.criteria.value}
            viewer={viewer}
          />
        </div>
      ) : (
        <EmptyList kind={kind} viewer={viewer} />
      )}
    </section>
  );
}

interface EmptyListProps {
  kind: 'pending' | 'paid';
  viewer: Viewer;
}

/** Shown when nothing matches, when a business has never received a payment, or when nothing is left to do. */
function EmptyList({ kind, viewer }: EmptyListProps) {
  useSignals();
  if (filtersAreOn.value)
    return (
      <EmptyState
        icon="search"
        title="No se encontraron registros coincidentes"
        action={
          search.value && (
            <Link href={`${paths.transaction.history}?search=${encodeURIComponent(search.value)}`}>
              Buscar en el historial
            </Link>
          )
        }
      />
    );
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

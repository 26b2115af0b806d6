import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { formatCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import { Button } from '../../../ui/button.tsx';
import { title as titleClass } from '../../../ui/card.css.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { LiveList } from '../create-live-list.ts';
import { EmptyList } from './empty-list.tsx';
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
  /** Shown where there is space for one list only. */
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
    list.order.value = newestFirst ? 'asc' : 'desc';
  };
  return (
    <section className={classes(css.list, !current && css.notCurrent)} aria-labelledby={headingId}>
      <div className={classes(css.head, !any && css.emptyHead)}>
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
                {newestFirst ? 'Más recientes' : 'Más antiguos'}
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
              <Button variant="soft" size="sm" icon="arrow-up" onClick={steady.showWaiting}>
                {steady.waiting === 1 ? '1 pago nuevo' : `${steady.waiting} pagos nuevos`}
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

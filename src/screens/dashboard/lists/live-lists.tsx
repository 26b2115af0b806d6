import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { countText } from '../../../blocks/count-text.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { LiveListCard } from './live-list-card.tsx';
import * as css from './live-lists.css.ts';
import { type ListKind, shownList } from './shown-list.ts';
import type { Viewer } from './viewer.ts';

/** The style's breakpoint `md`. Importing it would load all tokens with the dashboard. */
const ONE_COLUMN = 900;

const showList = (kind: ListKind) => {
  shownList.value = kind;
};

/** Side by side, or behind tabs where there is no space for two. */
export function LiveLists({ dashboard, viewer }: { dashboard: Dashboard; viewer: Viewer }) {
  useSignals();
  const current = shownList.value;
  const panelId = useId();
  const [ref, width] = useWidth<HTMLDivElement>(0);
  const inOneColumn = width < ONE_COLUMN;
  const waiting = dashboard.pending.shown.value.length;
  return (
    <section className={css.lists} aria-label="Transacciones">
      {inOneColumn && (
        <div className={css.tabs}>
          <Tabs
            fill
            label="Transacciones"
            panelId={panelId}
            value={current}
            onChange={showList}
            tabs={[
              { value: 'pending', label: 'Pendientes', count: <PendingCount value={waiting} /> },
              {
                value: 'paid',
                label: 'Pagados',
                count: <CountBadge>{countText(dashboard.paid.shown.value.length)}</CountBadge>,
              },
            ]}
          />
        </div>
      )}
      <div
        ref={ref}
        className={css.columns}
        id={panelId}
        {...(inOneColumn && { role: 'tabpanel', 'aria-labelledby': `${panelId}-${current}` })}
      >
        <LiveListCard
          kind="pending"
          title="Pendientes"
          count={<PendingCount value={waiting} />}
          list={dashboard.pending}
          viewer={viewer}
          current={current === 'pending'}
        />
        <LiveListCard
          kind="paid"
          title="Pagados"
          count={<CountBadge>{countText(dashboard.paid.shown.value.length)}</CountBadge>}
          list={dashboard.paid}
          viewer={viewer}
          current={current === 'paid'}
        />
      </div>
    </section>
  );
}

const PendingCount = ({ value }: { value: number }) => (
  <CountBadge tone={value > 0 ? 'attention' : 'neutral'}>{countText(value)}</CountBadge>
);

import { useSignals } from '@preact/signals-react/runtime';
import { useId, useLayoutEffect } from 'react';
import { countedText, countText } from '#blocks/count-text.ts';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { card, title as titleClass } from '#ui/card.css.ts';
import { classes } from '#ui/classes.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { NewMark } from '#ui/new-mark.tsx';
import { group } from '#ui/skeleton.css.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useWidth } from '#ui/use-width.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Dashboard, LiveList } from '../use-dashboard.ts';
import { LiveListCard } from './live-list-card.tsx';
import * as css from './live-lists.css.ts';
import { type ListKind, shownList } from './shown-list.ts';
import * as rowCss from './transaction-row.css.ts';
import type { Viewer } from './viewer.ts';

/** Same as the breakpoint `md` at the browser's text size; importing that would load all tokens with the dashboard. */
const ONE_COLUMN = 56.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const loadQuestions = async () => (await import('./find-open-questions.ts')).findOpenQuestions;

const showList = (kind: ListKind) => {
  shownList.value = kind;
};

/** The two lists side by side, or in tabs where only one fits. */
export function LiveLists({ dashboard, viewer }: { dashboard: Dashboard; viewer: Viewer }) {
  useSignals();
  const current = shownList.value;
  const panelId = useId();
  const [ref, width] = useWidth<HTMLDivElement>(0);
  const inOneColumn = width < ONE_COLUMN;
  const { pending, paid } = dashboard;
  const tone = pending.shown.value.length > 0 ? 'attention' : 'neutral';
  const find = useOnDemand(loadQuestions, tone === 'attention');
  useLayoutEffect(() => {
    return find?.(dashboard);
  }, [find, dashboard]);
  const counts = { pending: <Count list={pending} tone={tone} />, paid: <Count list={paid} /> };
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
              { value: 'pending', label: 'Pendientes', count: counts.pending },
              { value: 'paid', label: 'Pagados', count: counts.paid },
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
          count={counts.pending}
          list={pending}
          viewer={viewer}
          current={current === 'pending'}
        />
        <LiveListCard
          kind="paid"
          title="Pagados"
          count={counts.paid}
          list={paid}
          viewer={viewer}
          current={current === 'paid'}
        />
      </div>
    </section>
  );
}

/** How many rows are shown, and how many of them have just arrived. */
function Count({ list, tone = 'neutral' }: { list: LiveList; tone?: 'attention' | 'neutral' }) {
  useSignals();
  const arrived = list.newCount.value;
  return (
    <>
      <CountBadge tone={tone}>{countText(list.shown.value.length)}</CountBadge>
      {arrived > 0 && <NewMark>{countedText(arrived, 'nuevo', 'nuevos')}</NewMark>}
    </>
  );
}

/** Widths of a name, each shown twice. */
const NAMES = ['62%', '48%', '70%'];

export const LiveListsSkeleton = () => (
  <div className={css.lists} role="status" aria-busy="true">
    <VisuallyHidden>Cargando</VisuallyHidden>
    <div className={css.columns}>
      <CardSkeleton title="Pendientes" />
      <CardSkeleton title="Pagados" hidden={css.hiddenInOneColumn} />
    </div>
  </div>
);

const CardSkeleton = ({ title, hidden }: { title: string; hidden?: string }) => (
  <section className={classes(card, hidden)}>
    <div className={css.head}>
      <h2 className={titleClass}>{title}</h2>
    </div>
    <ul className={group}>
      {[1, 2].flatMap((half) =>
        NAMES.map((name) => (
          <li key={half + name} className={rowCss.row}>
            <Skeleton width="2rem" height="2rem" />
            <div className={rowCss.shapes}>
              <Skeleton width={name} />
              <Skeleton width="40%" height="0.625rem" />
            </div>
            <div className={rowCss.shapesAtEnd}>
              <Skeleton width="4.5rem" />
              <Skeleton width="3.25rem" height="0.625rem" />
            </div>
          </li>
        )),
      )}
    </ul>
  </section>
);

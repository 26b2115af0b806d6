import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countText } from '#blocks/count-text.ts';
import { detailHref, openDetail } from '#features/transaction/detail/detail-address.ts';
import { payerName } from '#features/transaction/payer.ts';
import { Button } from '#ui/button.tsx';
import { shownList } from '../lists/shown-list.ts';
import type { Dashboard } from '../use-dashboard.ts';
import * as css from './arrival-notice.css.ts';
import { unseenArrivals } from './arrivals.ts';
import { isPageSeen } from './arrivals-in-title.ts';
import { seeArrivals } from './see-arrivals.ts';

const LOOK_MS = 250;

const linkOf = (id: string) =>
  document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(detailHref(id, ''))}]`);

/** True if the row can be seen: it is not in the list that a phone hides, scrolled away, or behind a bar or dialog. */
function isInSight(id: string): boolean {
  const row = linkOf(id)?.closest('li');
  if (!row) return false;
  const { left, right, top, bottom } = row.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return row.contains(hit);
}

/** A button that leads to payments that arrived out of sight. Screen readers get an announcement instead. */
export function ArrivalNotice({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const [looked, setLooked] = useState<readonly Transaction[]>([]);
  const unseen = unseenArrivals.value;

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const before = unseenArrivals.peek();
      const out = before.filter(({ id }) => !isInSight(id));
      if (isPageSeen()) seeArrivals(before.filter((one) => !out.includes(one)));
      setLooked(out);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const rows = [...dashboard.pending.rows.value, ...dashboard.paid.rows.value];
  const arrived = looked.flatMap(({ id }) => {
    const now = rows.find(({ transaction }) => transaction.id === id)?.transaction;
    return now && now.status !== 'refunded' && unseen.some((one) => one.id === id) ? [now] : [];
  });
  const [first] = arrived;
  if (!first) return null;
  const more = arrived.length - 1;

  const show = async () => {
    shownList.value = first.status === 'pending' ? 'pending' : 'paid';
    seeArrivals(unseen);
    // While a list has the focus its rows do not change, and not every browser focuses a tapped button.
    (document.activeElement as HTMLElement).blur();
    await new Promise(requestAnimationFrame);
    const link = linkOf(first.id);
    // The payment is filtered out, or is beyond the first rows of a long list.
    if (!link || link.getClientRects().length === 0) return openDetail(first.id);
    link.scrollIntoView({ block: 'center' });
    link.focus();
  };
  return (
    <>
      <div className={css.space} />
      {createPortal(
        <div className={css.notice} data-bottom-bar>
          <Button variant="soft" onClick={() => void show()}>
            {`${first.formattedAmount} de ${payerName(first)}${more ? ` y ${countText(more)} más` : ''}`}
          </Button>
        </div>,
        document.body,
      )}
    </>
  );
}

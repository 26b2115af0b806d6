import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { currentUser } from '#stores/current-user.ts';
import { row, stack } from '#styles/layout.css.ts';
import { secondary, sectionLabel } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import { RefreshEvery } from '../list/refresh-every.tsx';
import { useListPage } from '../list/use-list-page.ts';
import { DeliveryLogEntry } from './delivery-log-entry.tsx';
import { deliveriesKey, type NotificationOwner } from './notification-form.ts';
import { type DeliveryFilter, listDeliveries, resendDelivery } from './notification-operations.ts';

/** Interval while a delivery is under way, such as one being resent. */
const EVERY_SECONDS = 2;

/** The delivery log of a webhook, loaded when it is opened. */
export function DeliveryLog({ owner }: { owner: NotificationOwner }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={stack[3]} aria-label="Registro de avisos">
      <div className={row[3]}>
        <p className={sectionLabel}>Registro de avisos</p>
        <Button variant="text" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar' : 'Ver registro'}
        </Button>
      </div>
      {open && <Deliveries owner={owner} />}
    </section>
  );
}

function Deliveries({ owner }: { owner: NotificationOwner }) {
  useSignals();
  const timeZone = currentUser.value?.business.timeZone ?? 'UTC';
  const [filter, setFilter] = useState({ page: 1, onlyFailed: false });
  const [resent, setResent] = useState('');
  const log = useDeliveryPage(owner, filter);
  const { busy, failure, run } = useCall();
  const list = useRef<HTMLUListElement>(null);
  const { shown, totalPages } = log;
  const setPage = (page: number) => setFilter({ ...filter, page });
  // The last page disappears when its last delivery is resent or deleted because of its age.
  if (!log.stale && filter.page > totalPages) setPage(totalPages);
  const arrived = shown !== undefined;
  // Scrolls to the log, which opens below the visible part of most dialogs.
  useEffect(() => {
    if (arrived) list.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  const failed = failure ?? log.failure;
  return (
    <>
      <Checkbox
        label="Solo fallidos"
        value={filter.onlyFailed}
        onChange={(onlyFailed) => setFilter({ page: 1, onlyFailed })}
      />
      {failed && <FailureAlert failure={failed} />}
      {!shown && !failed && (
        <Loading>
          <Skeleton width="100%" height="6rem" />
        </Loading>
      )}
      {!log.stale && shown?.data.length === 0 && (
        <p className={secondary}>
          {filter.onlyFailed ? 'Ningún aviso ha fallado.' : 'Todavía no se ha enviado ningún aviso.'}
        </p>
      )}
      <ul ref={list}>
        {shown?.data.map((delivery) => (
          <DeliveryLogEntry
            key={delivery.id}
            {...delivery}
            timeZone={timeZone}
            busy={busy}
            resending={busy && resent === delivery.id}
            onResend={() => {
              setResent(delivery.id);
              void run(() => resendDelivery(owner, delivery.id));
            }}
          />
        ))}
      </ul>
      {shown?.data.some(({ status }) => status === 'pending') && (
        <RefreshEvery seconds={EVERY_SECONDS} refresh={log.refresh} />
      )}
      {totalPages > 1 && <Pagination page={filter.page} totalPages={totalPages} onPage={setPage} />}
    </>
  );
}

function useDeliveryPage(owner: NotificationOwner, filter: DeliveryFilter) {
  const key = `${deliveriesKey(owner)}/${filter.onlyFailed ? 'failed/' : ''}${filter.page}`;
  const { page, stale, failure, refresh } = useListPage(key, listDeliveries(owner, filter));
  return {
    shown: page,
    stale,
    failure,
    refresh,
    totalPages: Math.max(1, page?.pageProperties.totalPages ?? 1),
  };
}

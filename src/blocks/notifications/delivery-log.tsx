import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { row, stack } from '../../../styles/layout.css.ts';
import { secondary, sectionLabel } from '../../../styles/typography.css.ts';
import { currentUser } from '../../stores/current-user.ts';
import { useResource } from '../../stores/resource.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import { Delivery } from './delivery.tsx';
import { deliveriesKey, type NotificationOwner } from './notification-setting.ts';
import { listDeliveries } from './operations/list-deliveries.ts';
import { resendDelivery } from './operations/resend-delivery.ts';

const REFRESH_MS = 2000;

/** Registro de avisos; loaded when it is opened. */
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
  const [page, setPage] = useState(1);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const log = useResource(
    `${deliveriesKey(owner)}/${onlyFailed ? 'failed/' : ''}${page}`,
    listDeliveries(owner, { page, onlyFailed }),
  );
  const { busy, failure, run } = useCall();
  const list = useRef<HTMLUListElement>(null);
  const shown = log.data.value;
  useRefreshWhile(shown?.data.some(({ status }) => status === 'pending') ?? false, log.refresh);
  const arrived = shown !== undefined;
  // It opens below the visible part of most dialogs.
  useEffect(() => {
    if (arrived) list.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  const failed = failure ?? log.failure.value;
  return (
    <>
      <Checkbox
        label="Solo fallidos"
        value={onlyFailed}
        onChange={(value) => {
          setOnlyFailed(value);
          setPage(1);
        }}
      />
      {failed && <FailureAlert failure={failed} />}
      {!shown && !failed && (
        <Loading>
          <Skeleton width="100%" height="6rem" />
        </Loading>
      )}
      {shown?.data.length === 0 && (
        <p className={secondary}>
          {onlyFailed ? 'Ningún aviso ha fallado.' : 'Todavía no se ha enviado ningún aviso.'}
        </p>
      )}
      <ul ref={list}>
        {shown?.data.map((delivery) => (
          <Delivery
            key={delivery.id}
            {...delivery}
            timeZone={timeZone}
            busy={busy}
            onResend={() => void run(() => resendDelivery(owner, delivery.id))}
          />
        ))}
      </ul>
      {shown && shown.pageProperties.totalPages > 1 && (
        <Pagination page={page} totalPages={shown.pageProperties.totalPages} onPage={setPage} />
      )}
    </>
  );
}

/** Polls while a delivery, for instance a repeated one, is under way. */
function useRefreshWhile(waiting: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [waiting, refresh]);
}

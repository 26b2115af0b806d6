import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { forUser } from '#blocks/for-user.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { can } from '#domain/permissions.ts';
import { timeIn } from '#domain/time-zone.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { byServer, serverNow, useClock } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { usePolling } from '#stores/polling.ts';
import { useResource } from '#stores/resource.ts';
import { grow, row, stack } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';
import { figures, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { openDetail } from './detail/detail-address.ts';
import { payerName } from './payer.ts';
import { LATEST_COUNT, lastMoment, listReceived } from './read-transaction-operations.ts';
import type { Moment } from './received-moment.ts';
import { isPartlyRefunded, refundedPartText } from './refunded-part.ts';
import { COLLECTS } from './transaction-actions.ts';
import { authorizationEnd, cashierFact } from './transaction-facts.ts';
import { transactionModal } from './transaction-modal.ts';
import { TransactionStatusChip } from './transaction-status-chip.tsx';

export const LatestPaymentsDialog = forUser(Latest);

/** Shows at a glance whether the last payment has arrived. */
function Latest({ user }: { user: CurrentUser }) {
  useSignals();
  useClock();
  const collects = can(user, COLLECTS);
  const entry = useResource(
    `${TRANSACTIONS}/received/${user.id}`,
    listReceived(collects ? user.id : undefined),
  );
  usePolling(entry.refresh, config.value.pollSeconds, ['paid']);
  // Refreshed on opening, because the user wants to know whether a payment has arrived.
  useEffect(() => void entry.refresh(), [entry]);
  const payments = entry.data.value?.slice(0, LATEST_COUNT);
  const failure = entry.failure.value;
  const readAt = entry.readAt.value;
  return (
    <Dialog
      title="Últimos cinco pagos"
      subtitle={
        <>
          Lo que recibió <b>{collects ? user.name : (user.branchName ?? user.business.name)}</b>
        </>
      }
      onClose={transactionModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button size="full" onClick={transactionModal.close}>
            Listo
          </Button>
          <p className={secondary} style={{ textAlign: 'center' }}>
            {readAt === undefined
              ? '\u00a0'
              : `Actualizado a las ${timeIn(user.business.timeZone, byServer(readAt))}`}
          </p>
        </>
      }
    >
      {payments?.length === 0 && (
        <div style={{ ...HEIGHT, alignContent: 'center' }}>
          <EmptyState
            icon="payments"
            title={collects ? 'Todavía no recibiste ningún pago' : 'Todavía no hay ningún pago'}
          />
        </div>
      )}
      {payments && payments.length > 0 && (
        <ul className={stack[4]} style={HEIGHT} aria-label="Últimos cinco pagos">
          {payments.map((one) => (
            <Payment key={one.id} payment={one} named={!collects} />
          ))}
        </ul>
      )}
      {!payments && !failure && <Rows />}
    </Dialog>
  );
}

function Payment({ payment, named }: { payment: Transaction; named: boolean }) {
  useSignals();
  const end = authorizationEnd(payment);
  const open = () => {
    transactionModal.close();
    openDetail(payment.id);
  };
  return (
    <li className={row[3]}>
      <div className={grow} style={BREAKABLE}>
        <p className={strong}>{payerName(payment)}</p>
        <p className={secondary}>
          {agoText(lastMoment(payment), serverNow.value)}
          {named && ` · ${cashierFact(payment)[1]}`}
          {end && ' · '}
          {end && <span style={{ whiteSpace: 'nowrap' }}>Autorización …{end}</span>}
        </p>
      </div>
      {payment.status === 'refunded' && <TransactionStatusChip status={payment.status} />}
      {isPartlyRefunded(payment) && <span className={secondary}>{refundedPartText(payment)}</span>}
      <div style={FLUSH}>
        <Button variant="text" aria-label={`Ver el pago de ${payment.formattedAmount}`} onClick={open}>
          <span className={figures}>{payment.formattedAmount}</span>
        </Button>
      </div>
    </li>
  );
}

/** A name without a space breaks, too, before it reaches the amount. */
const BREAKABLE = { overflowWrap: 'anywhere' } as const;
const ROW = '2.75rem';

/** The same height for all rows, so that the dialog keeps its size when they arrive. */
const HEIGHT = {
  display: 'grid',
  alignContent: 'start',
  minHeight: `calc(${LATEST_COUNT} * ${ROW} + ${LATEST_COUNT - 1} * ${vars.space[4]})`,
};

/** Removes the button's invisible padding, so that the amounts end at the same edge as the other lines. */
const FLUSH = { marginInlineEnd: `calc(-1 * ${vars.space[3]})` };

const Rows = () => (
  <Loading>
    <div className={stack[4]}>
      {Array.from({ length: LATEST_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
        <Skeleton key={index} width="100%" height={ROW} />
      ))}
    </div>
  </Loading>
);

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `Hace 12 s · 14:03:20`; later only the time, and after half a day the date too. */
export function agoText([at, date, time]: Moment, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds >= 12 * HOUR) return `${date} ${time}`;
  if (seconds >= HOUR) return time;
  if (seconds === 0) return `Ahora · ${time}`;
  const ago = seconds < MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)} min`;
  return `Hace ${ago} · ${time}`;
}

import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { grow, row, stack } from '../../../../styles/layout.css.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { figures, secondary, strong } from '../../../../styles/typography.css.ts';
import { timeIn } from '../../../domain/time-zone.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { serverNow, useClock } from '../../../stores/clock.ts';
import { config } from '../../../stores/config.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { usePolling } from '../../../stores/polling.ts';
import { useResource } from '../../../stores/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { openDetail } from '../detail/detail-address.ts';
import { LATEST_COUNT, lastMoment, listLatestReceived } from '../operations/list-latest-received.ts';
import { authorizationEnd, payerName } from '../transaction-facts.ts';
import { transactionModal } from '../transaction-modal.ts';
import { TransactionStatusChip } from '../transaction-status-chip.tsx';
import { agoText } from './ago-text.ts';

export default function LatestPaymentsDialog() {
  useSignals();
  const user = currentUser.value;
  return user && <Latest user={user} />;
}

/** Says if the last payment has arrived, without looking for it in the lists. */
function Latest({ user }: { user: CurrentUser }) {
  useSignals();
  useClock();
  const entry = useResource(`${TRANSACTIONS}/latest/${user.id}`, listLatestReceived(user.id));
  usePolling(entry.refresh, config.value.pollSeconds);
  const payments = entry.data.value;
  const failure = entry.failure.value;
  const readAt = entry.readAt.value;
  return (
    <Dialog
      title="Últimos cinco pagos"
      subtitle={
        <>
          Lo que recibió <b>{user.name}</b>
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
            {readAt === undefined ? '\u00a0' : `Actualizado a las ${timeIn(user.business.timeZone, readAt)}`}
          </p>
        </>
      }
    >
      {payments?.length === 0 && (
        <div style={{ ...HEIGHT, alignContent: 'center' }}>
          <EmptyState icon="payments" title="Todavía no recibiste ningún pago" />
        </div>
      )}
      {payments && payments.length > 0 && (
        <ul className={stack[4]} style={HEIGHT} aria-label="Últimos cinco pagos">
          {payments.map((one) => (
            <Payment key={one.id} payment={one} />
          ))}
        </ul>
      )}
      {!payments && !failure && <Rows />}
    </Dialog>
  );
}

function Payment({ payment }: { payment: Transaction }) {
  useSignals();
  const end = authorizationEnd(payment);
  const open = () => {
    transactionModal.close();
    openDetail(payment.id);
  };
  return (
    <li className={row[3]}>
      <div className={grow}>
        <p className={strong}>{payerName(payment)}</p>
        <p className={secondary}>
          {agoText(lastMoment(payment), serverNow.value)}
          {end && ' · '}
          {end && <span style={{ whiteSpace: 'nowrap' }}>Autorización …{end}</span>}
        </p>
      </div>
      {payment.status === 'refunded' && <TransactionStatusChip status={payment.status} />}
      <div style={FLUSH}>
        <Button variant="text" aria-label={`Ver el pago de ${payment.formattedAmount}`} onClick={open}>
          <span className={figures}>{payment.formattedAmount}</span>
        </Button>
      </div>
    </li>
  );
}

const ROW = '2.75rem';

/** Of all rows, so that the dialog has one size before and after they have come. */
const HEIGHT = {
  display: 'grid',
  alignContent: 'start',
  minHeight: `calc(${LATEST_COUNT} * ${ROW} + ${LATEST_COUNT - 1} * ${vars.space[4]})`,
};

/** The amounts end where the other lines do; the space within a button is not seen. */
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

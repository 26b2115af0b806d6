import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useSecondsLeft } from '#blocks/countdown.tsx';
import { SubjectFailed } from '#blocks/list/read-failed.tsx';
import { maskedPhone } from '#domain/app-user-name-and-phone.ts';
import { formatTimeLeft } from '#domain/time-left.ts';
import { currentUser } from '#stores/current-user.ts';
import { stack } from '#styles/layout.css.ts';
import { displayAmount, sectionLabel } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { Person } from '#ui/person.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { notPayableText } from '#words/blocked-place.ts';
import { payerName, payerUsername } from '../payer.ts';
import { isPartlyRefunded, refundedPartText } from '../refunded-part.ts';
import { remainingFacts } from '../refunds.ts';
import { hasReceipt, transactionDecisions } from '../transaction-actions.ts';
import { takeAction } from '../transaction-menu.ts';
import { transactionModal } from '../transaction-modal.ts';
import { TransactionStatusChip } from '../transaction-status-chip.tsx';
import { closeDetail, replaceDetail } from './detail-address.ts';
import { detailFacts, detailIdentifiers, detailTitle } from './detail-facts.ts';
import * as css from './detail-panel.css.ts';
import { Timeline } from './timeline.tsx';
import { useTransactionDetail } from './use-transaction-detail.ts';

interface DetailPanelProps {
  id: string;
  /** Rows of the list that contains the transaction; empty if no list does. */
  rows: readonly Transaction[];
}

export default function DetailPanel({ id, rows }: DetailPanelProps) {
  const index = rows.findIndex((row) => row.id === id);
  const { transaction, failure, loading, ask } = useTransactionDetail(id, rows[index]);
  const foot = transaction && footOf(transaction);
  return (
    <SidePanel
      title={transaction ? detailTitle(transaction) : 'Transacción'}
      previous={{ label: 'Transacción anterior', onSelect: openNeighbor(rows[index - 1]) }}
      next={{
        label: 'Transacción siguiente',
        onSelect: openNeighbor(index < 0 ? undefined : rows[index + 1]),
      }}
      onClose={closeDetail}
      foot={foot}
    >
      {transaction ? (
        <DetailBody transaction={transaction} />
      ) : failure && !loading ? (
        <SubjectFailed missing="No se encontró la transacción" failure={failure} onRetry={ask} />
      ) : (
        <DetailSkeleton />
      )}
    </SidePanel>
  );
}

function openNeighbor(neighbor: Transaction | undefined): (() => void) | undefined {
  return neighbor && (() => replaceDetail(neighbor.id));
}

/** Without a possible action the panel has no footer. */
function footOf(transaction: Transaction) {
  const person = currentUser.peek();
  const decisions = person ? transactionDecisions(transaction, person) : [];
  if (decisions.length === 0 && !hasReceipt(transaction)) return undefined;
  return <Foot transaction={transaction} />;
}

function Foot({ transaction }: { transaction: Transaction }) {
  useSignals();
  const person = currentUser.value;
  return (
    <>
      {person &&
        transactionDecisions(transaction, person).map(({ id, label, icon }) => (
          <Button
            key={id}
            variant={id === 'assign' ? 'primary' : 'outline'}
            icon={icon}
            onClick={() => takeAction(id, transaction)}
          >
            {id === 'refund' && isPartlyRefunded(transaction) ? 'Reembolsar más' : label}
          </Button>
        ))}
      {hasReceipt(transaction) && (
        <Button icon="printer" onClick={() => transactionModal.open({ step: 'receipt', transaction })}>
          Comprobante
        </Button>
      )}
    </>
  );
}

function DetailBody({ transaction }: { transaction: Transaction }) {
  const { friUser, formattedAmount, status, origin, timeline, refunds, refundRequests, blockedBy } =
    transaction;
  const request = refundRequests?.find(({ mayWithdraw }) => mayWithdraw);
  return (
    <>
      <div className={css.amountBlock}>
        <p className={displayAmount}>{formattedAmount}</p>
        <div className={css.amountLine}>
          <TransactionStatusChip status={status} part={refundedPartText(transaction)} />
          <span className={css.moment}>
            {status === 'pending' && transaction.expirationDate ? (
              <TimeLeft transaction={transaction} />
            ) : (
              latestMoment(transaction)
            )}
          </span>
        </div>
      </div>
      {blockedBy && <Alert tone="warning">{notPayableText(blockedBy)}</Alert>}
      {isPartlyRefunded(transaction) && <Facts boxed total items={remainingFacts(transaction)} />}
      <Person
        name={payerName(transaction)}
        detail={[payerUsername(transaction), friUser && maskedPhone(friUser)].filter(Boolean).join(' · ')}
        avatar={friUser?.avatar}
        nobody={!friUser}
      />
      <section className={stack[3]}>
        <h3 className={sectionLabel}>Seguimiento</h3>
        {timeline ? (
          <Timeline events={timeline} {...{ origin, refunds, refundRequests }} />
        ) : (
          <TimelineSkeleton />
        )}
        {request && (
          <Button
            variant="outline"
            onClick={() => transactionModal.open({ step: 'withdraw-refund', transaction, request })}
          >
            Retirar pedido
          </Button>
        )}
      </section>
      <section className={stack[2]}>
        <h3 className={sectionLabel}>Detalle</h3>
        <Facts items={detailFacts(transaction)} strong="Total" />
      </section>
      <section className={stack[2]}>
        <h3 className={sectionLabel}>Identificadores</h3>
        <Facts items={detailIdentifiers(transaction)} />
      </section>
    </>
  );
}

/** The remaining time, which screen readers do not announce. */
const TimeLeft = ({ transaction }: { transaction: Transaction }) => (
  <span role="timer" aria-live="off">
    Quedan {formatTimeLeft(useSecondsLeft(transaction) ?? 0)}
  </span>
);

/** Moment of the latest status change. */
function latestMoment(transaction: Transaction): string {
  const { formattedCreationDate, formattedCreationTime } = transaction;
  const { formattedResolutionDate, formattedResolutionTime } = transaction;
  return `${formattedResolutionDate ?? formattedCreationDate} ${formattedResolutionTime ?? formattedCreationTime}`;
}

const TimelineSkeleton = () => (
  <Loading>
    <div className={stack[3]}>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </div>
  </Loading>
);

const DetailSkeleton = () => (
  <Loading>
    <div className={stack[5]}>
      <Skeleton width="9rem" height="2.75rem" />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
      <Skeleton width="75%" />
    </div>
  </Loading>
);

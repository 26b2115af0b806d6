import type { Transaction } from '@cobros/sdk';
import { stack } from '../../../../styles/layout.css.ts';
import { displayAmount, sectionLabel } from '../../../../styles/typography.css.ts';
import { maskedPhone } from '../../../domain/app-user-name-and-phone.ts';
import { formatTimeLeft } from '../../../domain/time-left.ts';
import { Facts } from '../../../ui/facts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Person } from '../../../ui/person.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useSecondsLeft } from '../../countdown.tsx';
import { payerName } from '../transaction-facts.ts';
import { TransactionStatusChip } from '../transaction-status-chip.tsx';
import * as css from './detail-body.css.ts';
import { detailFacts, detailIdentifiers } from './detail-facts.ts';
import { Timeline } from './timeline.tsx';

interface DetailBodyProps {
  transaction: Transaction;
  onAsk: () => void;
}

export function DetailBody({ transaction, onAsk }: DetailBodyProps) {
  const { friUser, formattedAmount, status, origin, timeline } = transaction;
  return (
    <>
      <div className={css.amountBlock}>
        <p className={displayAmount}>{formattedAmount}</p>
        <div className={css.amountLine}>
          <TransactionStatusChip status={status} />
          <span className={css.moment}>
            {status === 'pending' && transaction.expirationDate ? (
              <TimeLeft transaction={transaction} />
            ) : (
              latestMoment(transaction)
            )}
          </span>
          <IconButton icon="refresh" label="Actualizar el estado" onClick={onAsk} />
        </div>
      </div>
      <Person
        name={payerName(transaction)}
        detail={[`@${friUser.username}`, maskedPhone(friUser)].filter(Boolean).join(' · ')}
        avatar={friUser.avatar}
      />
      <section className={stack[3]}>
        <h3 className={sectionLabel}>Seguimiento</h3>
        {timeline ? <Timeline origin={origin} events={timeline} /> : <TimelineSkeleton />}
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

/** Not announced by screen readers. */
const TimeLeft = ({ transaction }: { transaction: Transaction }) => (
  <span role="timer" aria-live="off">
    Quedan {formatTimeLeft(useSecondsLeft(transaction))}
  </span>
);

/** Moment of the latest status. */
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

export const DetailSkeleton = () => (
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

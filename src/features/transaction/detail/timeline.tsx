import type { Transaction, TransactionEvent } from '@cobros/sdk';
import { elapsedText } from '#domain/elapsed-text.ts';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '#domain/transaction-status.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Icon } from '#ui/icon.tsx';
import * as css from '#ui/timeline.css.ts';
import { STATUS_STYLE } from '../transaction-status-chip.tsx';

const BEGINNING: Record<Transaction['origin'], string> = {
  request: 'Solicitud enviada',
  payment: 'Pago iniciado',
  charge: 'Cobro creado',
};

/** Status changes of a transaction with author and reason, oldest first, and how long each took. */
export function Timeline({
  origin,
  events,
}: {
  origin: Transaction['origin'];
  events: readonly TransactionEvent[];
}) {
  const sameDay = events.every((event) => event.formattedCreationDate === events[0]?.formattedCreationDate);
  return (
    <ol className={css.timeline}>
      {events.map((event, index) => (
        <Step
          key={`${event.status}${event.creationDate}`}
          event={event}
          elapsed={elapsedSince(events[index - 1], event)}
          dated={!sameDay}
          label={
            index === 0 && event.status === 'pending'
              ? (BEGINNING[origin] ?? BEGINNING.payment)
              : labelOf(event.status)
          }
        />
      ))}
    </ol>
  );
}

interface StepProps {
  event: TransactionEvent;
  label: string;
  dated: boolean;
  /** Time since the previous step; empty for the first. */
  elapsed: string;
}

function Step({ event, label, dated, elapsed }: StepProps) {
  const status = parseTransactionStatus(event.status);
  const statusStyle = status === 'unknown' ? undefined : STATUS_STYLE[status];
  return (
    <li className={css.step}>
      <span className={css.marks[statusStyle?.tone ?? 'neutral']}>
        <Icon name={statusStyle?.icon ?? 'info'} size="xs" />
      </span>
      <div className={css.stepText}>
        <p className={strong}>{label}</p>
        {event.actorName && <p className={secondary}>{event.actorName}</p>}
        {event.reason && <p className={secondary}>{event.reason}</p>}
      </div>
      <time className={css.stepTime} dateTime={event.creationDate}>
        {dated && (
          <>
            {event.formattedCreationDate}
            <br />
          </>
        )}
        {event.formattedCreationTime}
        {elapsed && (
          <>
            <br />
            <span className={secondary}>{elapsed} después</span>
          </>
        )}
      </time>
    </li>
  );
}

const elapsedSince = (before: TransactionEvent | undefined, { creationDate }: TransactionEvent): string =>
  before ? elapsedText(Date.parse(before.creationDate), Date.parse(creationDate)) : '';

function labelOf(status: string): string {
  const known = parseTransactionStatus(status);
  return known === 'unknown' ? status : TRANSACTION_STATUS_LABEL[known];
}

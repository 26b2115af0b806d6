import type { Transaction, TransactionEvent } from '@cobros/sdk';
import { elapsedText } from '#domain/elapsed-text.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Icon } from '#ui/icon.tsx';
import * as css from '#ui/timeline.css.ts';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '#words/transaction-status.ts';
import { STATUS_STYLE } from '../transaction-status-chip.tsx';
import { refundRequestSteps } from './refund-request-steps.ts';

const BEGINNING: Record<Transaction['origin'], string> = {
  request: 'Solicitud enviada',
  payment: 'Pago iniciado',
  charge: 'Cobro creado',
};

/** A change of status, a refund in part, or what became of a request to refund. */
interface TimelineStep extends Omit<TransactionEvent, 'status' | 'actorName'> {
  actorName: string | null;
  key: string;
  status: string;
  label: string;
  more?: string;
}

interface TimelineProps {
  origin: Transaction['origin'];
  /** Changes of status. */
  events: readonly TransactionEvent[];
  refunds?: Transaction['refunds'] | undefined;
  refundRequests?: Transaction['refundRequests'] | undefined;
}

/** The events of a transaction, with author and reason, oldest first, and how long each took. */
export function Timeline(props: TimelineProps) {
  const steps = stepsOf(props);
  const sameDay = steps.every((step) => step.formattedCreationDate === steps[0]?.formattedCreationDate);
  return (
    <ol className={css.timeline}>
      {steps.map((step, index) => (
        <Step key={step.key} step={step} elapsed={elapsedSince(steps[index - 1], step)} dated={!sameDay} />
      ))}
    </ol>
  );
}

/** If there was a refund in part, each refund is a step, in place of the change of status by the last of them. */
function stepsOf({ origin, events, refunds = [], refundRequests = [] }: TimelineProps): TimelineStep[] {
  const isWhole = refunds.length === 1 && events.at(-1)?.status === 'refunded';
  const hasParts = refunds.length > 0 && !isWhole;
  const changes = events.filter((event) => !hasParts || event.status !== 'refunded');
  const begins = (event: TransactionEvent) => event === events[0] && event.status === 'pending';
  const steps: TimelineStep[] = [
    ...changes.map((event) => ({
      ...event,
      key: `${event.status}${event.creationDate}`,
      label: begins(event) ? (BEGINNING[origin] ?? BEGINNING.payment) : labelOf(event.status),
    })),
    ...(hasParts ? refunds : []).map((refund) => ({
      ...refund,
      key: refund.id,
      status: 'refunded',
      label: `Reembolso de ${refund.formattedAmount}`,
      more: [
        `Quedaron ${refund.formattedRemainingAmount}`,
        refund.requestedByName && `lo pidió ${refund.requestedByName}`,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    ...refundRequestSteps(refundRequests),
  ];
  if (refundRequests.length === 0) return steps;
  return steps.sort((one, other) => Date.parse(one.creationDate) - Date.parse(other.creationDate));
}

interface StepProps {
  step: TimelineStep;
  dated: boolean;
  /** Time since the previous step; empty for the first. */
  elapsed: string;
}

function Step({ step, dated, elapsed }: StepProps) {
  const { label, actorName, reason, more } = step;
  const status = parseTransactionStatus(step.status);
  const statusStyle = status === 'unknown' ? undefined : STATUS_STYLE[status];
  return (
    <li className={css.step}>
      <span className={css.marks[statusStyle?.tone ?? 'neutral']}>
        <Icon name={statusStyle?.icon ?? 'info'} size="xs" />
      </span>
      <div className={css.stepText}>
        <p className={strong}>{label}</p>
        {actorName && <p className={secondary}>{actorName}</p>}
        {reason && <p className={secondary}>{reason}</p>}
        {more && <p className={secondary}>{more}</p>}
      </div>
      <time className={css.stepTime} dateTime={step.creationDate}>
        {dated && (
          <>
            {step.formattedCreationDate}
            <br />
          </>
        )}
        {step.formattedCreationTime}
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

const elapsedSince = (before: TimelineStep | undefined, { creationDate }: TimelineStep): string =>
  before ? elapsedText(Date.parse(before.creationDate), Date.parse(creationDate)) : '';

function labelOf(status: string): string {
  const known = parseTransactionStatus(status);
  return known === 'unknown' ? status : TRANSACTION_STATUS_LABEL[known];
}

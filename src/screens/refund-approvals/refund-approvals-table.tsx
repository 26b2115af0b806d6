import type { ListedRefundRequest } from '@cobros/sdk';
import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { daysAfter } from '#domain/days-after.ts';
import { elapsedText } from '#domain/elapsed-text.ts';
import { dayIn } from '#domain/time-zone.ts';
import { detailHref, followDetail } from '#features/transaction/detail/detail-address.ts';
import { payerName } from '#features/transaction/payer.ts';
import { receivedMoment } from '#features/transaction/received-moment.ts';
import { authorizationFact, cashierFact } from '#features/transaction/transaction-facts.ts';
import { serverNow } from '#stores/clock.ts';
import { currentUser } from '#stores/current-user.ts';
import { today } from '#stores/today.ts';
import { fingerTarget, push } from '#styles/layout.css.ts';
import { figures, secondary, strong } from '#styles/typography.css.ts';
import { Chip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Parts } from '#ui/parts.tsx';
import { Person } from '#ui/person.tsx';
import { type Column, Table, TwoLines } from '#ui/table.tsx';
import * as css from './refund-approvals.css.ts';
import { RequestButtons } from './request-buttons.tsx';

interface RefundApprovalsTableProps {
  rows: readonly ListedRefundRequest[];
}

export const RefundApprovalsTable = ({ rows }: RefundApprovalsTableProps) => (
  <Table
    caption="Reembolsos por aprobar"
    twoLines
    rows={rows}
    rowKey={({ id }) => id}
    columns={COLUMNS}
    rowList={(request) => (
      <div className={css.card}>
        <div className={css.top}>
          <Asker request={request} />
          <div className={css.sum}>
            <b className={css.amount} translate="no">
              {request.formattedAmount}
            </b>
            <p className={secondary}>{ofWhat(request)}</p>
          </div>
        </div>
        <div>
          <PayerLink request={request} />
          <p className={secondary}>
            <PaymentFacts request={request} />
          </p>
          <p className={css.reason}>{request.reason}</p>
        </div>
        <div className={css.when}>
          <Icon name="clock" size="sm" />
          <span className={figures}>
            <Since request={request} /> · {request.formattedCreationTime.slice(0, 5)}
          </span>
          {request.confirmWith && (
            <span className={push}>
              <Chip icon="lock">{PROOF[request.confirmWith]}</Chip>
            </span>
          )}
        </div>
        <div className={css.does}>
          <RequestButtons request={request} size="regular" />
        </div>
      </div>
    )}
  />
);

const MINUTE = 60_000;

const PROOF = { password: 'Pide tu contraseña', 'verification-code': 'Pide un código' };

const ofWhat = ({ amount, transaction }: ListedRefundRequest) =>
  amount === transaction.amount ? 'Todo' : `de ${transaction.formattedAmount}`;

/** `Hoy, 10:44 · aut. 804 531` */
function PaymentFacts({ request: { transaction } }: { request: ListedRefundRequest }) {
  useSignals();
  const authorization = authorizationFact(transaction)[1];
  return (
    <span className={figures}>
      <Parts of={[receivedText(transaction), authorization && `aut. ${authorization}`]} />
    </span>
  );
}

function receivedText(transaction: ListedRefundRequest['transaction']): string {
  const [moment = 0, date, time = ''] = receivedMoment(transaction) ?? [];
  if (!date) return '';
  const day = dayIn(currentUser.value?.business.timeZone ?? '', moment);
  const near = { [today.value]: 'Hoy', [daysAfter(today.value, -1)]: 'Ayer' }[day];
  return `${near ?? date}, ${time.slice(0, 5)}`;
}

/** A cashier that asks for its own payment is named once. */
function Asker({ request: { requestedBy, transaction } }: { request: ListedRefundRequest }) {
  const isOwn = requestedBy.name === transaction.businessUserName;
  return (
    <Person
      name={requestedBy.name}
      detail={isOwn ? transaction.businessBranchName : cashierFact(transaction)[1]}
    />
  );
}

const PayerLink = ({ request: { transaction } }: { request: ListedRefundRequest }) => (
  <a
    className={classes(css.payer, fingerTarget)}
    href={detailHref(transaction.id, useSearch())}
    onClick={(event) => followDetail(event, transaction.id)}
  >
    {payerName(transaction)}
  </a>
);

function Since({ request: { creationDate } }: { request: ListedRefundRequest }) {
  useSignals();
  const minutes = useMemo(
    () => computed(() => Math.floor((serverNow.value - Date.parse(creationDate)) / MINUTE)),
    [creationDate],
  );
  return <>{minutes.value > 0 ? `Hace ${elapsedText(0, minutes.value * MINUTE, 1)}` : 'Ahora'}</>;
}

const COLUMNS: readonly Column<ListedRefundRequest>[] = [
  { key: 'asker', header: 'Pide', cell: (request) => <Asker request={request} /> },
  {
    key: 'payment',
    header: 'Pago',
    cell: (request) => (
      <TwoLines first={<PayerLink request={request} />} second={<PaymentFacts request={request} />} />
    ),
  },
  {
    key: 'amount',
    header: 'Monto',
    align: 'end',
    cell: (request) => (
      <TwoLines first={<b className={strong}>{request.formattedAmount}</b>} second={ofWhat(request)} />
    ),
  },
  {
    key: 'reason',
    header: 'Motivo',
    cell: ({ reason }) => <p className={css.reason}>{reason}</p>,
  },
  {
    key: 'since',
    header: 'Cuándo',
    cell: (request) => (
      <span className={figures}>
        <TwoLines first={<Since request={request} />} second={request.formattedCreationTime.slice(0, 5)} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'actions',
    cell: (request) => (
      <div className={css.rowDoes}>
        <RequestButtons request={request} size="sm" />
      </div>
    ),
  },
];

import type { ListedRefundRequest } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { elapsedText } from '#domain/elapsed-text.ts';
import { detailHref, followDetail } from '#features/transaction/detail/detail-address.ts';
import { payerName } from '#features/transaction/payer.ts';
import { authorizationFact, cashierFact, receivedFact } from '#features/transaction/transaction-facts.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { serverNow } from '#stores/clock.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { figures, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Person } from '#ui/person.tsx';
import { type Column, Table, TwoLines } from '#ui/table.tsx';
import { refundApprovalModal } from './refund-approval-actions.ts';
import * as css from './refund-approvals.css.ts';

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
          <p className={`${secondary} ${figures}`}>{paymentText(request)}</p>
          <p className={css.reason}>{request.reason}</p>
        </div>
        <p className={`${secondary} ${figures}`}>
          <Since request={request} /> · {request.formattedCreationTime.slice(0, 5)}
          {request.confirmWith && (
            <>
              {' '}
              · <Icon name="lock" size="xs" /> {PROOF[request.confirmWith]}
            </>
          )}
        </p>
        <div className={css.does}>
          <Actions request={request} size="regular" />
        </div>
      </div>
    )}
  />
);

const PROOF = { password: 'Pide tu contraseña', 'verification-code': 'Pide un código' };

const ofWhat = ({ amount, transaction }: ListedRefundRequest) =>
  amount === transaction.amount ? 'Todo' : `de ${transaction.formattedAmount}`;

const paymentText = ({ transaction }: ListedRefundRequest) => {
  const authorization = authorizationFact(transaction)[1];
  return [receivedFact(transaction)[1], authorization && `aut. ${authorization}`].filter(Boolean).join(' · ');
};

const Asker = ({ request: { requestedBy, transaction } }: { request: ListedRefundRequest }) => (
  <Person name={requestedBy.name} detail={cashierFact(transaction)[1]} />
);

const PayerLink = ({ request: { transaction } }: { request: ListedRefundRequest }) => (
  <a
    className={classes(css.payer, fingerTarget)}
    href={detailHref(transaction.id, '')}
    onClick={(event) => followDetail(event, transaction.id)}
  >
    {payerName(transaction)}
  </a>
);

function Since({ request }: { request: ListedRefundRequest }) {
  useSignals();
  const elapsed = elapsedText(Date.parse(request.creationDate), serverNow.value);
  return <>{elapsed ? `Hace ${elapsed}` : 'Ahora'}</>;
}

const COLUMNS: readonly Column<ListedRefundRequest>[] = [
  { key: 'asker', header: 'Pide', cell: (request) => <Asker request={request} /> },
  {
    key: 'payment',
    header: 'Pago',
    cell: (request) => (
      <TwoLines
        first={<PayerLink request={request} />}
        second={<span className={figures}>{paymentText(request)}</span>}
      />
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
      <TwoLines
        first={<Since request={request} />}
        second={<span className={figures}>{request.formattedCreationTime.slice(0, 5)}</span>}
      />
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'actions',
    cell: (request) => (
      <div className={css.rowDoes}>
        <Actions request={request} size="sm" />
      </div>
    ),
  },
];

function Actions({ request, size }: { request: ListedRefundRequest; size: 'sm' | 'regular' }) {
  const { formattedAmount, requestedBy, mayApprove, mayReject, mayWithdraw, confirmWith } = request;
  const named = (what: string) => `${what} ${formattedAmount} de ${requestedBy.name}`;
  if (mayWithdraw)
    return (
      <>
        <span className={secondary}>Lo pediste tú</span>
        <Button
          variant="outline"
          size={size}
          onClick={() =>
            transactionModal.open({ step: 'withdraw-refund', transaction: request.transaction, request })
          }
        >
          Retirar
        </Button>
      </>
    );
  return (
    <>
      {mayReject && (
        <Button
          variant={size === 'sm' ? 'text-danger' : 'outline'}
          size={size}
          aria-label={named('Rechazar')}
          onClick={() => refundApprovalModal.open({ step: 'reject-refund', request })}
        >
          Rechazar
        </Button>
      )}
      {mayApprove ? (
        <Button
          variant="soft"
          size={size}
          {...(confirmWith && { icon: 'lock' as const })}
          aria-label={named('Aprobar')}
          onClick={() => refundApprovalModal.open({ step: 'approve-refund', request })}
        >
          Aprobar
        </Button>
      ) : (
        <span className={secondary}>Pasa de tu límite</span>
      )}
    </>
  );
}

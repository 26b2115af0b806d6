import type { Transaction } from '@cobros/sdk';
import { figures } from '../../../styles/typography.css.ts';
import { useSecondsLeft } from '../../blocks/countdown.tsx';
import { useSubmit } from '../../blocks/form/use-form.ts';
import type { StepDialogs } from '../../blocks/modal-host.tsx';
import { LONGEST } from '../../domain/maximum-lengths.ts';
import { formatTimeLeft } from '../../domain/time-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CancelManyDialog } from './cancel-many-dialog.tsx';
import { ChargeDialog } from './charge/charge-dialog.tsx';
import { LatestPaymentsDialog } from './latest-payments-dialog.tsx';
import { OwnQrDialog } from './own-qr-dialog.tsx';
import { payerName } from './payer.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { NewRequestDialog } from './request/new-request-dialog.tsx';
import { PendingRequestDialog } from './request/pending-request-dialog.tsx';
import { SearchUserDialog } from './request/search-user-dialog.tsx';
import {
  confirmation,
  TransactionActionDialog,
  useCurrentTransaction,
} from './transaction-action-dialog.tsx';
import {
  authorizationFact,
  branchFact,
  cashierFact,
  createdFact,
  noteFact,
  receivedFact,
  referenceFact,
  usernameFact,
} from './transaction-facts.ts';
import { openPendingRequest, type StepOf, type TransactionStep } from './transaction-modal.ts';
import {
  cancelRequest,
  PAID_FIRST,
  refundForm,
  refundTransaction,
  rejectPayment,
} from './transaction-operations.ts';

function RefundDialog(step: StepOf<'refund'>) {
  const current = useCurrentTransaction(step.transaction);
  const { transaction, follow } = current;
  const { form, busy, failure } = useSubmit(refundForm, { reason: '' }, (values) =>
    follow(refundTransaction(transaction, values)),
  );
  return (
    <TransactionActionDialog
      title="Reembolsar pago"
      subtitle={
        <>
          Se devuelve el monto completo a <b>{payerName(transaction)}</b>
        </>
      }
      tooLate="Ya no se puede reembolsar"
      action={`Reembolsar ${transaction.formattedAmount}`}
      busyLabel="Reembolsando"
      facts={[
        usernameFact(transaction),
        cashierFact(transaction),
        authorizationFact(transaction),
        receivedFact(transaction),
      ]}
      {...{ current, form, busy, failure }}
    >
      <TextField
        label="Motivo"
        optional
        help="Queda en el seguimiento de la transacción."
        maxLength={LONGEST.reason}
        value={form.values.reason}
        onChange={(value) => form.set('reason', value)}
        error={form.errors.reason}
        autoComplete="off"
      />
      <Alert tone="warning">
        El reembolso no se puede deshacer. Si el pago ya está en un cierre, el monto se descuenta de Pagos por
        liquidar.
      </Alert>
    </TransactionActionDialog>
  );
}

function TimeLeft({ transaction }: { transaction: Transaction }) {
  const seconds = useSecondsLeft(transaction);
  if (seconds <= 0) return null;
  return (
    <>
      {' '}
      Quedan <span className={figures}>{formatTimeLeft(seconds)}</span>.
    </>
  );
}

export const DIALOGS_BY_STEP: StepDialogs<TransactionStep> = {
  'search-user': SearchUserDialog,
  'new-request': NewRequestDialog,
  charge: ChargeDialog,
  'pending-request': PendingRequestDialog,
  cancel: confirmation((transaction, { from }: StepOf<'cancel'>) => {
    const isCharge = transaction.origin === 'charge';
    const what = isCharge ? 'cobro' : 'solicitud';
    return {
      title: isCharge ? '¿Cancelar el cobro?' : '¿Cancelar la solicitud?',
      subtitle: (
        <>
          {isCharge ? (
            'Su código deja de servir: ya nadie podrá pagarlo.'
          ) : (
            <>
              <b>{payerName(transaction)}</b> ya no podrá aceptarla.
            </>
          )}
          <TimeLeft transaction={transaction} />
        </>
      ),
      tooLate: transaction.status === 'completed' ? PAID_FIRST : 'Ya no se puede cancelar',
      smallAmount: true,
      facts: [usernameFact(transaction), cashierFact(transaction), referenceFact(transaction)],
      action: from ? `Sí, cancelar ${what}` : `Cancelar ${what} de ${transaction.formattedAmount}`,
      busyLabel: 'Cancelando',
      ...(from && { backLabel: 'Seguir esperando', onBack: () => openPendingRequest(transaction) }),
      call: () => cancelRequest(transaction),
    };
  }),
  'cancel-many': CancelManyDialog,
  reject: confirmation((transaction) => ({
    title: 'Rechazar pago',
    subtitle: (
      <>
        El dinero regresa a <b>{payerName(transaction)}</b>
      </>
    ),
    tooLate: 'Ya no se puede rechazar',
    facts: [
      usernameFact(transaction),
      branchFact(transaction),
      createdFact(transaction),
      receivedFact(transaction),
      noteFact(transaction),
    ],
    action: `Rechazar pago de ${transaction.formattedAmount}`,
    busyLabel: 'Rechazando',
    call: () => rejectPayment(transaction),
  })),
  assign: AssignDialog,
  refund: RefundDialog,
  receipt: ReceiptDialog,
  latest: LatestPaymentsDialog,
  'own-qr': OwnQrDialog,
};

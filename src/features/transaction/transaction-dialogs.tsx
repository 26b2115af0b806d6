import type { Transaction } from '@cobros/sdk';
import { useSecondsLeft } from '#blocks/countdown.tsx';
import type { StepDialogs } from '#blocks/modal-host.tsx';
import { formatTimeLeft } from '#domain/time-left.ts';
import { figures } from '#styles/typography.css.ts';
import { ChargeDialog } from './asking-for-money/charge-dialog.tsx';
import { SearchUserDialog } from './asking-for-money/search-user-dialog.tsx';
import { WaitingDialog } from './asking-for-money/waiting-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CancelManyDialog } from './cancel-many-dialog.tsx';
import { LatestPaymentsDialog } from './latest-payments-dialog.tsx';
import { OwnQrDialog } from './own-qr-dialog.tsx';
import { payerName } from './payer.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { confirmation } from './transaction-action-dialog.tsx';
import {
  branchFact,
  cashierFact,
  createdFact,
  noteFact,
  receivedFact,
  referenceFact,
  usernameFact,
} from './transaction-facts.ts';
import { openWaiting, type StepOf, type TransactionStep } from './transaction-modal.ts';
import { cancelRequest, PAID_FIRST, rejectPayment } from './transaction-operations.ts';
import { WithdrawRefundDialog } from './withdraw-refund-dialog.tsx';

function TimeLeft({ transaction }: { transaction: Transaction }) {
  const seconds = useSecondsLeft(transaction);
  if (!seconds) return null;
  return (
    <>
      {' '}
      Quedan <span className={figures}>{formatTimeLeft(seconds)}</span>.
    </>
  );
}

export const DIALOGS_BY_STEP: StepDialogs<TransactionStep> = {
  'search-user': SearchUserDialog,
  'new-request': (request: StepOf<'new-request'>) => <ChargeDialog request={request} />,
  charge: () => <ChargeDialog />,
  waiting: WaitingDialog,
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
      ...(from && { backLabel: 'Seguir esperando', onBack: () => openWaiting(transaction) }),
      call: () => cancelRequest(transaction),
    };
  }),
  share: ShareDialog,
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
  'ask-refund': RefundDialog,
  'withdraw-refund': WithdrawRefundDialog,
  receipt: ReceiptDialog,
  latest: LatestPaymentsDialog,
  'own-qr': OwnQrDialog,
};

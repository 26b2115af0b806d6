import type { Transaction } from '@cobros/sdk';
import { useId } from 'react';
import { row } from '../../../../styles/layout.css.ts';
import { displayAmount } from '../../../../styles/typography.css.ts';
import { Countdown, useSecondsLeft } from '../../../blocks/countdown.tsx';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { shareLeft } from '../../../domain/time-left.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { payerName } from '../payer.ts';
import { receivedMoment } from '../received-moment.ts';
import {
  authorizationEnd,
  cashierFact,
  noteFact,
  referenceFact,
  usernameFact,
} from '../transaction-facts.ts';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { PaymentCode } from './payment-code.tsx';
import { useOtherPayment } from './use-other-payment.ts';
import { WaitingCharge } from './waiting-charge.tsx';
import * as css from './waiting-code.css.ts';

const KEEP_WAITING = 'Seguir en segundo plano';

/** Waits for the outcome of a request or charge. The outcome is watched even when this dialog is closed. */
export function PendingRequestDialog({ transaction }: StepOf<'pending-request'>) {
  const amountId = useId();
  const isCharge = transaction.origin === 'charge';
  const other = useOtherPayment(transaction);
  const { payment } = other;
  const [, place] = cashierFact(transaction);

  return (
    <Dialog
      title={isCharge ? 'Esperando el pago' : 'Esperando respuesta'}
      describedBy={amountId}
      subtitle={
        isCharge ? (
          `${place}${payment ? '' : ' · lo paga quien escanee primero'}`
        ) : (
          <>
            Enviamos tu solicitud a <b>{payerName(transaction)}</b>
          </>
        )
      }
      busy={other.busy}
      closeLabel={KEEP_WAITING}
      onClose={transactionModal.close}
      alert={other.failure && <FailureAlert failure={other.failure} />}
      foot={
        payment ? (
          <>
            {/* Its own `key` makes it a new button: a user about to press the previous one must not cancel by accident. */}
            <Button
              key="cancel"
              size="full"
              shortcut="Supr"
              loading={other.busy}
              loadingLabel="Cancelando"
              onClick={other.cancel}
            >
              Ya llegó un pago de {payment.formattedAmount} de {payerName(payment).split(' ')[0]}: cancelar{' '}
              {isCharge ? 'este cobro' : 'esta solicitud'}
            </Button>
            <Button variant="text" disabled={other.busy} onClick={other.keepBoth}>
              Son dos pagos distintos, seguir esperando
            </Button>
          </>
        ) : (
          <>
            <Button size="full" onClick={transactionModal.close}>
              {KEEP_WAITING}
            </Button>
            <Button
              variant="text-danger"
              onClick={() => transactionModal.open({ step: 'cancel', transaction, from: 'pending-request' })}
            >
              {isCharge ? 'Cancelar cobro' : 'Cancelar solicitud'}
            </Button>
          </>
        )
      }
    >
      {payment && <OtherPayment payment={payment} />}
      {isCharge ? (
        <WaitingCharge charge={transaction} amountId={amountId} small={payment !== undefined} />
      ) : (
        <Request request={transaction} amountId={amountId} />
      )}
    </Dialog>
  );
}

function OtherPayment({ payment }: { payment: Transaction }) {
  const end = authorizationEnd(payment);
  const [, , time = ''] = receivedMoment(payment) ?? [];
  return (
    <Alert urgent tone="warning" action={<b className={css.time}>{payment.formattedAmount}</b>}>
      <b>Ya llegó un pago de {payerName(payment)}</b>
      <br />
      {time} · QR de la caja
      {end && ` · autorización …${end}`}
    </Alert>
  );
}

function Request({ request, amountId }: { request: Transaction; amountId: string }) {
  const seconds = useSecondsLeft(request);
  return (
    <>
      <p id={amountId} className={displayAmount}>
        {request.formattedAmount}
      </p>
      <div className={row[5]} style={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        {seconds !== undefined && <Countdown seconds={seconds} share={shareLeft(seconds, request)} />}
        {request.paymentLink && <PaymentCode transaction={request} className={css.requestCode} />}
      </div>
      <Facts
        boxed
        items={[usernameFact(request), cashierFact(request), referenceFact(request), noteFact(request)]}
      />
    </>
  );
}

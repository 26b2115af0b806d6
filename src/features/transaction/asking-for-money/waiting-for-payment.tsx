import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { clockTime } from '#blocks/connection/known-until.ts';
import { Countdown, useSecondsLeft } from '#blocks/countdown.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { shareLeft } from '#domain/time-left.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldHelp } from '#ui/field.tsx';
import { Person } from '#ui/person.tsx';
import { notPayableText } from '#words/blocked-place.ts';
import { payerName, payerUsername } from '../payer.ts';
import { receivedMoment } from '../received-moment.ts';
import { authorizationEnd, cashierFact } from '../transaction-facts.ts';
import { transactionModal } from '../transaction-modal.ts';
import { LinkWays } from './link-ways.tsx';
import { PaymentCode } from './payment-code.tsx';
import { useOtherPayment } from './use-other-payment.ts';
import * as css from './waiting-dialog.css.ts';

/** The state of a request or charge that somebody waits for, as far as it is known. */
export interface Known {
  transaction: Transaction;
  /** Since when nothing is known of it, by this device's clock; undefined while it is. */
  unknownSince: number | undefined;
  reading: boolean;
  retry: () => void;
}

const KEEP_WAITING = 'Seguir en segundo plano';

/** A charge or request that waits: its code, its amount, its payer and the time left. */
export function WaitingForPayment({ transaction, unknownSince, reading, retry }: Known) {
  const ids = { amount: useId(), help: useId() };
  const isCharge = transaction.origin === 'charge';
  const isUnknown = unknownSince !== undefined;
  const other = useOtherPayment(transaction, !isUnknown);
  const { payment } = other;
  const [, place] = cashierFact(transaction);
  const { blockedBy, paymentLink } = transaction;
  const hasCode = !blockedBy && (isCharge || Boolean(paymentLink));
  const what = isCharge ? 'este cobro' : 'esta solicitud';

  return (
    <Dialog
      title="Esperando el pago"
      className={css.dialog}
      describedBy={ids.amount}
      subtitle={<PlaceAndPayer place={place} payer={payment ? '' : whoPays(transaction)} />}
      saysWhatIsUnknown
      busy={other.sending !== undefined}
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
              loading={other.sending === 'cancel'}
              loadingLabel="Enviando"
              disabled={other.sending === 'keep'}
              onClick={other.cancel}
            >
              {/* One text: translated, several would stand beside each other like columns. */}
              {`Ya llegó un pago de ${payment.formattedAmount} de ${payerName(payment).split(' ')[0]}: cancelar ${what}`}
            </Button>
            <Button
              variant="text"
              loading={other.sending === 'keep'}
              loadingLabel="Enviando"
              disabled={other.sending === 'cancel'}
              onClick={other.keepBoth}
            >
              Son dos pagos distintos, seguir esperando
            </Button>
          </>
        ) : (
          <>
            <Button key="wait" size="full" onClick={transactionModal.close}>
              {KEEP_WAITING}
            </Button>
            <Button
              variant="text-danger"
              disabled={isUnknown}
              aria-describedby={isUnknown ? ids.help : undefined}
              onClick={() => transactionModal.open({ step: 'cancel', transaction, from: 'waiting' })}
            >
              {isCharge ? 'Cancelar cobro' : 'Cancelar solicitud'}
            </Button>
            {isUnknown && (
              <div className={css.help}>
                <FieldHelp id={ids.help}>
                  Podrás {isCharge ? 'cancelarlo' : 'cancelarla'} cuando vuelva la conexión
                </FieldHelp>
              </div>
            )}
          </>
        )
      }
    >
      {payment && <OtherPayment payment={payment} />}
      {blockedBy && <Alert tone="warning">{notPayableText(blockedBy)}</Alert>}
      {isUnknown && <NothingKnown since={unknownSince} reading={reading} retry={retry} />}
      <p id={ids.amount} className={css.amount}>
        {transaction.formattedAmount}
      </p>
      <div className={hasCode ? css.columns : undefined}>
        {hasCode && (
          <PaymentCode
            transaction={transaction}
            isLost={isUnknown}
            className={payment || isUnknown ? css.smallCode : css.code}
          />
        )}
        <Facts transaction={transaction} unknownSince={unknownSince} small={payment !== undefined} />
      </div>
    </Dialog>
  );
}

/** Below each other, without a dot, where they do not fit beside each other. */
const PlaceAndPayer = ({ place, payer }: { place: string; payer: string }) => (
  <>
    <span className={css.part}>{place}</span>
    {place && payer && <span className={css.dot}> · </span>}
    <span className={css.part}>{payer}</span>
  </>
);

function whoPays({ origin, blockedBy }: Transaction): string {
  if (blockedBy) return '';
  return origin === 'charge' ? 'lo paga quien escanee primero' : 'le avisamos en su aplicación';
}

function OtherPayment({ payment }: { payment: Transaction }) {
  const end = authorizationEnd(payment);
  const [, , time = ''] = receivedMoment(payment) ?? [];
  return (
    <Alert urgent tone="warning" action={<b className={css.sum}>{payment.formattedAmount}</b>}>
      <b>Ya llegó un pago de {payerName(payment)}</b>
      <br />
      {time} · QR de la caja
      {end && ` · autorización …${end}`}
    </Alert>
  );
}

function NothingKnown({ since, reading, retry }: { since: number; reading: boolean; retry: () => void }) {
  return (
    <Alert
      urgent
      tone="warning"
      icon="wifi-off"
      action={
        <Button variant="text" size="sm" loading={reading} onClick={retry}>
          Reintentar
        </Button>
      }
    >
      <b>Sin conexión desde las {clockTime(since)}: no sabemos si ya pagó</b>
      <br />
      Antes de cobrar otra vez, mira el comprobante en su teléfono.
    </Alert>
  );
}

interface FactsProps {
  transaction: Transaction;
  unknownSince: number | undefined;
  /** Room is needed for the question. */
  small: boolean;
}

function Facts({ transaction, unknownSince, small }: FactsProps) {
  useSignals();
  const seconds = useSecondsLeft(transaction);
  const { friUser, paymentLink } = transaction;
  return (
    <div className={css.facts}>
      {friUser ? (
        <Person name={payerName(transaction)} detail={payerUsername(transaction)} avatar={friUser.avatar} />
      ) : (
        <Chip tone={unknownSince ? 'neutral' : 'pending'} icon="clock">
          {unknownSince ? `Sin cliente a las ${clockTime(unknownSince)}` : payerName(transaction)}
        </Chip>
      )}
      {seconds !== undefined && <Countdown seconds={seconds} share={shareLeft(seconds, transaction)} />}
      {!small && paymentLink && <LinkWays transaction={transaction} link={paymentLink} />}
    </div>
  );
}

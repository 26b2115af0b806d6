import type { Transaction } from '@cobros/sdk';
import { Countdown, useSecondsLeft } from '../../../blocks/countdown.tsx';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { shareLeft } from '../../../domain/time-left.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { payerName } from '../payer.ts';
import { downloadPaymentCode } from './charge-operations.ts';
import { PaymentCode } from './payment-code.tsx';
import * as css from './waiting-code.css.ts';

interface ChargeProps {
  charge: Transaction;
  amountId: string;
  small: boolean;
}

/** A charge that waits to be scanned: its code, its amount and the time left. */
export function WaitingCharge({ charge, amountId, small }: ChargeProps) {
  const seconds = useSecondsLeft(charge);
  const print = useCall();
  return (
    <div className={css.waiting}>
      <PaymentCode transaction={charge} className={small ? css.smallCode : css.code} />
      <div className={css.facts}>
        <p id={amountId} className={css.amount}>
          {charge.formattedAmount}
        </p>
        <Chip tone="pending" icon="clock">
          {payerName(charge)}
        </Chip>
        {seconds !== undefined && <Countdown seconds={seconds} share={shareLeft(seconds, charge)} />}
        {!small && (
          <div className={css.ways}>
            {charge.paymentLink && <CopyButton text={charge.paymentLink}>Copiar enlace</CopyButton>}
            <Button
              variant="text"
              size="sm"
              icon="printer"
              loading={print.busy}
              onClick={() => void print.run(() => downloadPaymentCode(charge.id))}
            >
              Imprimir código
            </Button>
            {print.failure && <FailureAlert failure={print.failure} />}
          </div>
        )}
      </div>
    </div>
  );
}

import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { formatTimeLeft, secondsUntil, shareLeft } from '#domain/time-left.ts';
import { getPaymentCode } from '#features/transaction/asking-for-money/charge-operations.ts';
import { getOwnQrDrawing } from '#features/transaction/own-qr-operations.ts';
import { type Load, useResource } from '#stores/resource.ts';
import { Spinner } from '#ui/spinner.tsx';
import { amountSize } from './amount-size.ts';
import * as styles from './customer-display.css.ts';
import { firstName } from './first-name.ts';

interface RequestAndCodeProps {
  request: Transaction | undefined;
  cashier: string;
  now: number;
}

/** The code to pay with, or the request that waits for an answer. */
export function RequestAndCode({ request, cashier, now }: RequestAndCodeProps) {
  useSignals();
  // Beside an amount only that amount's own code is shown, or none: scanning the cashier's code would make another payment.
  const { data, failure } = useResource(...codeOf(request));
  const picture = data.value;
  return (
    <>
      {(picture || !failure.value) && hasCode(request) && (
        <figure className={styles.code}>
          {picture ? (
            <img
              src={picture}
              alt={request ? `Código QR para pagar ${request.formattedAmount}` : `Código QR de ${cashier}`}
              className={styles.picture}
            />
          ) : (
            <div className={styles.picture}>
              <Spinner />
            </div>
          )}
          {!request && (
            <figcaption className={styles.codeOwner}>
              Pagas a <b>{cashier}</b>
            </figcaption>
          )}
        </figure>
      )}
      <div className={styles.words} role="status">
        {request ? <Request request={request} /> : <Invitation scans={Boolean(picture)} />}
      </div>
      {request?.expirationDate && <TimeLeft request={request} until={request.expirationDate} now={now} />}
    </>
  );
}

const hasCode = (request: Transaction | undefined) => !request || Boolean(request.paymentLink);

const NO_CODE: Load<string> = async () => ({ ok: true, data: '' });

function codeOf(request: Transaction | undefined): [key: string, load: Load<string>] {
  if (!request) return ['counter-qr', getOwnQrDrawing];
  return request.paymentLink
    ? [`payment-code/${request.id}`, getPaymentCode(request.id)]
    : ['no-payment-code', NO_CODE];
}

const Invitation = ({ scans }: { scans: boolean }) => (
  <>
    <p className={styles.title}>{scans ? 'Escanea y paga' : 'Listo para cobrar'}</p>
    <p className={styles.quiet}>Aquí verás tu pago cuando llegue.</p>
  </>
);

function Request({ request }: { request: Transaction }) {
  const name = firstName(request);
  const isCharge = request.origin === 'charge';
  return (
    <>
      <p className={styles.title}>
        {isCharge ? 'Escanea para pagar' : name ? `${name}, tu cobro es de` : 'Tu cobro es de'}
      </p>
      <p className={styles.amount} style={amountSize(request.formattedAmount)}>
        {request.formattedAmount}
      </p>
      {request.note && isCharge && <p className={styles.line}>{request.note}</p>}
      <div className={styles.quiet}>
        <p>
          {isCharge ? (
            <>
              Con tu aplicación: <b className={styles.way}>Escanear</b>.
            </>
          ) : (
            'Acéptalo en tu aplicación, o escanea el código.'
          )}
        </p>
        <p>El código sirve una sola vez.</p>
      </div>
    </>
  );
}

function TimeLeft({ request, until, now }: { request: Transaction; until: string; now: number }) {
  const seconds = secondsUntil(Date.parse(until), now);
  return (
    <div className={styles.time} aria-hidden="true">
      <div className={styles.track}>
        <div className={styles.left} style={{ width: `${shareLeft(seconds, request) * 100}%` }} />
      </div>
      <p className={styles.quiet}>Quedan {formatTimeLeft(seconds)}</p>
    </div>
  );
}

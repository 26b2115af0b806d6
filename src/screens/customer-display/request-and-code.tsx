import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { formatTimeLeft, secondsUntil } from '../../domain/time-left.ts';
import { useResource } from '../../stores/resource.ts';
import { getOwnQrDrawing } from './customer-display-operations.ts';
import { firstName } from './first-name.ts';
import * as styles from './inline-styles.ts';
import { useEndlessAnimation } from './use-endless-animation.ts';

interface RequestAndCodeProps {
  request: Transaction | undefined;
  cashier: string;
  now: number;
}

/** The code to pay with, and the request that waits for an answer. */
export function RequestAndCode({ request, cashier, now }: RequestAndCodeProps) {
  useSignals();
  const { data, failure } = useResource('counter-qr', getOwnQrDrawing);
  const picture = data.value;
  return (
    <div style={styles.columns}>
      <div style={styles.words} role="status">
        {request ? <Request request={request} now={now} /> : <Invitation scans={Boolean(picture)} />}
      </div>
      {(picture || !failure.value) && (
        <figure style={picture ? styles.code : styles.loadingCode}>
          {picture ? (
            <img src={picture} alt={`Código QR de ${cashier}`} style={styles.picture} />
          ) : (
            <div style={styles.picture} />
          )}
          <figcaption>
            {request ? (
              <>¿No te llegó? Escanea y paga {request.formattedAmount}</>
            ) : (
              <>
                Pagas a <b>{cashier}</b>
              </>
            )}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

const Invitation = ({ scans }: { scans: boolean }) => (
  <>
    <p style={styles.title}>{scans ? 'Escanea y paga' : 'Listo para cobrar'}</p>
    <p style={styles.quiet}>Aquí verás tu pago cuando llegue.</p>
  </>
);

function Request({ request, now }: { request: Transaction; now: number }) {
  const name = firstName(request);
  const seconds = secondsUntil(Date.parse(request.expirationDate ?? ''), now);
  const runner = useEndlessAnimation(
    [{ transform: 'translateX(-100%)' }, { transform: 'translateX(400%)' }],
    1600,
  );
  return (
    <>
      <p style={styles.title}>{name ? `${name}, tu cobro es de` : 'Tu cobro es de'}</p>
      <p style={styles.amount}>{request.formattedAmount}</p>
      <p style={styles.title}>Esperando…</p>
      <div style={styles.runway} aria-hidden="true">
        <div ref={runner} style={styles.runner} />
      </div>
      <p style={styles.quiet}>Acéptalo en tu aplicación.</p>
      <p style={styles.quiet} aria-hidden="true">
        Quedan {formatTimeLeft(seconds)}
      </p>
    </>
  );
}

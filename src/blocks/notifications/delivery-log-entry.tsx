import type { NotificationDelivery, NotificationEvent } from '@cobros/sdk';
import { momentIn } from '#domain/time-zone.ts';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DELIVERY_STATUS_LABEL } from '#words/delivery-status.ts';
import * as css from './delivery-log-entry.css.ts';

const EVENTS: Record<NotificationEvent, string> = {
  'transaction.pending': 'Pago por asignar',
  'transaction.completed': 'Pago recibido',
  'transaction.refunded': 'Pago reembolsado',
  'transaction.partly-refunded': 'Pago reembolsado en parte',
  'transaction.expired': 'Solicitud expirada',
  'transaction.rejected': 'Solicitud rechazada',
  'transaction.canceled': 'Solicitud cancelada',
  'closing.completed': 'Cierre completado',
  'closing.failed': 'Cierre en error',
  'closing.deposited': 'Cierre depositado',
  'closing.deposit-returned': 'Depósito devuelto',
  test: 'Prueba',
};

type DeliveryLogEntryProps = NotificationDelivery & {
  timeZone: string;
  /** This delivery is being resent. */
  resending: boolean;
  /** A delivery of the log is being resent. */
  busy: boolean;
  onResend: () => void;
};

/** A delivery in the log, with the request sent and the response received. */
export function DeliveryLogEntry(delivery: DeliveryLogEntryProps) {
  const { attempts, status, nextAttemptDate, error, timeZone, resending, busy } = delivery;
  return (
    <li className={css.delivery}>
      <div>
        <p>
          {EVENTS[delivery.event] ?? delivery.event} <DeliveryStatus status={status} />
        </p>
        <p className={secondary}>
          {delivery.formattedCreationDate} {delivery.formattedCreationTime} ·{' '}
          {attempts === 1 ? '1 intento' : `${attempts} intentos`}
          {nextAttemptDate && ` · Próximo intento ${momentIn(timeZone, Date.parse(nextAttemptDate))}`}
        </p>
        {error && <p className={secondary}>{error}</p>}
      </div>
      <Button
        variant="outline"
        size="sm"
        icon="refresh"
        loading={resending}
        loadingLabel="Reenviando"
        disabled={busy && !resending}
        onClick={delivery.onResend}
      >
        Reenviar
      </Button>
      <details className={css.details}>
        <summary className={css.summary}>Detalle</summary>
        <Contents {...delivery} />
      </details>
    </li>
  );
}

function Contents({ id, url, requestBody, responseStatus, responseBody }: NotificationDelivery) {
  const parts: [label: string, text: string][] = [
    ['Dirección', url],
    ['Id del evento', id],
  ];
  if (requestBody !== undefined) parts.push(['Cuerpo enviado', requestBody]);
  if (responseStatus !== null) parts.push([`Respuesta ${responseStatus}`, responseBody || 'Sin contenido']);
  return (
    <dl className={stack[2]}>
      {parts.map(([label, text]) => (
        <div key={label}>
          <dt className={secondary}>{label}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function DeliveryStatus({ status }: Pick<NotificationDelivery, 'status'>) {
  if (status === 'delivered')
    return (
      <Chip tone="completed" icon="check">
        {DELIVERY_STATUS_LABEL.delivered}
      </Chip>
    );
  if (status === 'pending')
    return (
      <Chip tone="pending" icon="clock">
        {DELIVERY_STATUS_LABEL.pending}
      </Chip>
    );
  return (
    <Chip tone="rejected" icon="close">
      {DELIVERY_STATUS_LABEL.failed}
    </Chip>
  );
}

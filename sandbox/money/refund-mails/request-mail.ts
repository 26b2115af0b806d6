import { htmlOf, textOf } from '#access/outboxes/mail-content.ts';
import type { Mail } from '#access/outboxes/mail-outbox.ts';
import { stopLink } from '#access/outboxes/stop-link.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { formatMoney } from '#terms/values/money.ts';
import type { RequestSubject } from './read-request-subject.ts';

/** The recipient of an e-mail about requests. */
export interface MailReader {
  to: string;
  token: string;
  serverOrigin: string;
}

/** The e-mail to somebody who may approve a request. */
export function requestedMail(request: RequestSubject, reader: MailReader): Mail {
  const format = createMomentFormatter(request.time_zone)(request.expires_at);
  return mailOf(request, reader, {
    subject: `Reembolso por aprobar: ${partText(request)}, lo pide ${request.requested_by_name}`,
    title: 'Reembolso por aprobar',
    subtitle: `${request.requested_by_name} pide reembolsar ${partText(request)}`,
    more: [['Vence', `${format.date} ${format.time.slice(0, 5)}`]],
    link: { label: 'Ver en Por aprobar', url: `${reader.serverOrigin}/refund-approvals` },
  });
}

type Ended = Exclude<RequestSubject['status'], 'pending' | 'withdrawn'>;

const OUTCOME: Record<Ended, string> = {
  approved: 'Aprobado',
  rejected: 'Rechazado',
  superseded: 'Ya no hace falta',
  lapsed: 'Venció sin respuesta',
};

const WHY: Record<Ended, (decidedBy: string) => string> = {
  approved: (decidedBy) => `Lo aprobó ${decidedBy}, y el dinero ya se devolvió.`,
  rejected: (decidedBy) => `Lo rechazó ${decidedBy}. El pago sigue como estaba.`,
  superseded: () => 'El pago se reembolsó mientras tanto, y ya no queda lo que pediste.',
  lapsed: () => 'Nadie lo decidió en siete días. Puedes pedirlo otra vez.',
};

/** The e-mail to who asked, once somebody decided, or nobody did. */
export function endedMail(request: RequestSubject, status: Ended, reader: MailReader): Mail {
  const { decided_by_name: decidedBy, decision_reason: reason, transaction_id: id } = request;
  return mailOf(request, reader, {
    subject: `${OUTCOME[status]}: el reembolso de ${partText(request)} que pediste`,
    title: `${OUTCOME[status]}: el reembolso que pediste`,
    subtitle: WHY[status](decidedBy ?? ''),
    more: reason ? [['Respuesta', reason]] : [],
    link: { label: 'Ver el pago', url: `${reader.serverOrigin}/transaction/history?t=${id}` },
  });
}

interface Words {
  subject: string;
  title: string;
  subtitle: string;
  more: (readonly [string, string])[];
  link: { label: string; url: string };
}

function mailOf(request: RequestSubject, reader: MailReader, { subject, more, ...words }: Words): Mail {
  const place = [request.cashier_name, request.branch_name].filter(Boolean).join(', ');
  const stopUrl = stopLink(reader.serverOrigin, reader.token);
  const content = {
    ...words,
    notes: [],
    tables: [
      {
        title: `El pedido, en ${request.business_name}`,
        heads: [''],
        rows: [
          ['Monto', partText(request)],
          ...(request.payer === null ? [] : [['Cliente', `@${request.payer}`]]),
          ...(place ? [['Caja', place]] : []),
          ['Motivo', request.reason],
          ...more,
        ],
      },
    ],
    reason: 'Recibes este correo porque lo pediste en Perfil.',
    stopUrl,
  };
  return { to: reader.to, subject, body: textOf(content), html: htmlOf(content), stopUrl };
}

/** `Q20.00 de Q75.00`, or the whole amount alone. */
const partText = ({ amount, paid }: RequestSubject): string =>
  amount === paid ? formatMoney(paid) : `${formatMoney(amount)} de ${formatMoney(paid)}`;

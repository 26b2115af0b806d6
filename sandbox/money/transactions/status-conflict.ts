import type { Schemas } from '#ground/contract/operation-types.ts';

type Origin = Schemas['TransactionOrigin'];
type Status = Schemas['TransactionStatus'];
type FailureCode = Schemas['FailureCode'];

const REQUEST: Record<Status, string> = {
  pending: 'La solicitud sigue pendiente',
  completed: 'La solicitud ya fue aceptada',
  rejected: 'La solicitud ya fue rechazada',
  canceled: 'La solicitud ya fue cancelada',
  refunded: 'La solicitud ya fue reembolsada',
  expired: 'La solicitud ya expiró',
};

const CHARGE: Record<Status, string> = {
  pending: 'El cobro sigue pendiente',
  completed: 'El cobro ya fue pagado',
  rejected: 'El cobro ya fue rechazado',
  canceled: 'El cobro ya fue cancelado',
  refunded: 'El cobro ya fue pagado y reembolsado',
  expired: 'El cobro ya expiró',
};

const PAYMENT: Record<Status, string> = {
  pending: 'El pago sigue pendiente',
  completed: 'El pago ya fue recibido',
  rejected: 'El pago ya fue rechazado',
  canceled: 'El pago ya fue cancelado',
  refunded: 'El pago ya fue reembolsado',
  expired: 'El pago ya expiró',
};

const WORDS: Record<Origin, { title: string; messages: Record<Status, string> }> = {
  request: { title: 'Solicitud', messages: REQUEST },
  charge: { title: 'Cobro', messages: CHARGE },
  payment: { title: 'Pago', messages: PAYMENT },
};

/** The conflict when the status has changed in between; its message names the current status of the transaction. */
export function statusConflict(
  origin: Origin,
  status: Status,
  from: 'pending' | 'completed',
): { code: FailureCode; title: string; message: string } {
  const words = WORDS[origin];
  const title = from === 'completed' ? 'Reembolso' : words.title;
  const code = status === 'pending' ? 'still-pending' : (`already-${status}` as const);
  return { code, title, message: words.messages[status] };
}

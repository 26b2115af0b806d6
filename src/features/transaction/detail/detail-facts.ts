import type { Transaction } from '@cobros/sdk';
import { receivedMoment } from '../received-moment.ts';
import {
  amountFacts,
  authorizationFact,
  branchFact,
  createdFact,
  type Fact,
  noteFact,
  referenceFact,
} from '../transaction-facts.ts';

const ORIGIN_LABEL: Record<Transaction['origin'], string> = {
  request: 'Solicitud',
  payment: 'Pago iniciado por el cliente',
  charge: 'Cobro',
};

const TITLE: Record<Transaction['origin'], string> = {
  request: 'Solicitud',
  payment: 'Pago',
  charge: 'Cobro',
};

/** `Solicitud C1038` */
export function detailTitle({ origin, reference }: Transaction): string {
  return [TITLE[origin] ?? 'Pago', reference].filter(Boolean).join(' ');
}

/** The moment of receipt or, if it was not paid, of its end; only the time if that was on the day of creation. */
function endFacts(transaction: Transaction): Fact[] {
  const { status, formattedCreationDate, formattedResolutionDate, formattedResolutionTime } = transaction;
  const short = (date?: string | null, time?: string | null) =>
    [date !== formattedCreationDate && date, time].filter(Boolean).join(' ');
  const [, date, time] = receivedMoment(transaction) ?? [];
  const ended = status === 'completed' ? '' : short(formattedResolutionDate, formattedResolutionTime);
  return [
    ['Recibido', short(date, time)],
    [status === 'refunded' ? 'Reembolsado' : 'Resolución', ended],
  ];
}

/** Facts of section 3 of the specification. */
export function detailFacts(transaction: Transaction): Fact[] {
  const { businessUserName, origin, statusReason, receiptCode } = transaction;
  return [
    ...amountFacts(transaction),
    noteFact(transaction),
    referenceFact(transaction),
    branchFact(transaction),
    ['Caja', businessUserName ?? ''],
    ['Origen', ORIGIN_LABEL[origin] ?? origin],
    createdFact(transaction),
    ...endFacts(transaction),
    ['Motivo', statusReason ?? ''],
    authorizationFact(transaction),
    ['Comprobante', receiptCode ?? ''],
  ];
}

/** Identifiers that support asks for. */
export function detailIdentifiers(transaction: Transaction): Fact[] {
  return [
    ['Transacción', transaction.id],
    ['Solicitud', transaction.paymentRequestId ?? ''],
    ['Transferencia', transaction.transferId ?? ''],
    ['Cierre', transaction.closingId ?? ''],
    ['Negocio', transaction.businessId],
    ['Sucursal', transaction.businessBranchId ?? ''],
    ['Caja', transaction.businessUserId ?? ''],
    ['Usuario', transaction.friUser?.id ?? ''],
    ['Tipo de usuario', transaction.friUser?.type ?? ''],
  ];
}

import type { Transaction } from '@cobros/sdk';
import { authorizationFact, branchFact, type Fact, noteFact, referenceFact } from '../transaction-facts.ts';

const ORIGIN_LABEL: Record<Transaction['origin'], string> = {
  request: 'Solicitud',
  payment: 'Pago iniciado por el cliente',
};

/** `Solicitud C1038` */
export function detailTitle({ origin, reference }: Transaction): string {
  return [origin === 'request' ? 'Solicitud' : 'Pago', reference].filter(Boolean).join(' ');
}

const moment = (date: string | null, time: string | null): string => [date, time].filter(Boolean).join(' ');

/** On the day of the creation its time alone. */
function resolutionMoment(transaction: Transaction): string {
  const { formattedCreationDate, formattedResolutionDate, formattedResolutionTime } = transaction;
  const sameDay = formattedResolutionDate === formattedCreationDate;
  return moment(sameDay ? null : formattedResolutionDate, formattedResolutionTime);
}

/** Without a discount the subtotal is the total, which is said once. */
function amountFacts({ amountDetail }: Transaction): Fact[] {
  const { formattedSubTotal, formattedDiscount, formattedTotal } = amountDetail;
  const total: Fact = ['Total', formattedTotal];
  if (formattedSubTotal === formattedTotal) return [total];
  return [['Subtotal', formattedSubTotal], ['Descuento', formattedDiscount], total];
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
    ['Creación', moment(transaction.formattedCreationDate, transaction.formattedCreationTime)],
    ['Resolución', resolutionMoment(transaction)],
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
    ['Usuario', transaction.friUser.id],
    ['Tipo de usuario', transaction.friUser.type],
  ];
}

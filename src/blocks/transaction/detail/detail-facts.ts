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

/** Facts of section 3 of the specification. */
export function detailFacts(transaction: Transaction): Fact[] {
  const { amountDetail, businessUserName, origin, statusReason, receiptCode } = transaction;
  return [
    ['Subtotal', amountDetail.formattedSubTotal],
    ['Descuento', amountDetail.formattedDiscount],
    ['Total', amountDetail.formattedTotal],
    noteFact(transaction),
    referenceFact(transaction),
    branchFact(transaction),
    ['Caja', businessUserName ?? ''],
    ['Origen', ORIGIN_LABEL[origin] ?? origin],
    ['Creación', moment(transaction.formattedCreationDate, transaction.formattedCreationTime)],
    ['Resolución', moment(transaction.formattedResolutionDate, transaction.formattedResolutionTime)],
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

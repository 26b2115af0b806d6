import { DIALOGS_BY_STEP as FIND_DIALOGS } from '#app/find/dialogs-by-step.ts';
import { type FindStep, findModal } from '#app/find/find-modal.ts';
import { DIALOGS_BY_STEP as TRANSACTION_DIALOGS } from '#features/transaction/transaction-dialogs.tsx';
import { type TransactionStep, transactionModal } from '#features/transaction/transaction-modal.ts';
import { type ClosingStep, closingModal } from '#screens/closings/closing-actions.ts';
import { DIALOGS_BY_STEP as CLOSING_DIALOGS } from '#screens/closings/closing-dialogs.tsx';
import {
  type RefundApprovalStep,
  refundApprovalModal,
} from '#screens/refund-approvals/refund-approval-actions.ts';
import { DIALOGS_BY_STEP as APPROVAL_DIALOGS } from '#screens/refund-approvals/refund-approval-dialogs.tsx';
import { appUser, cashier, charge, paid, transaction } from '../fixtures/index.ts';
import { listedRefundRequest, refundRequest } from '../fixtures/refund-request.ts';
import { type DialogCases, familyOf, typing } from './dialog-case.ts';

const request = transaction();
const waiting = transaction({ origin: 'payment', businessUserId: null, businessUserName: null });
const content = { transactionId: 'tx_1' };
const MONEY = ['closings', 'open-balance', 'transactions'];

const TRANSACTIONS: DialogCases<TransactionStep> = {
  'search-user': {
    subject: { typed: '' },
    title: 'Enviar solicitud',
    focus: 'Usuario o teléfono',
    none: 'it looks for somebody',
  },
  'new-request': {
    subject: { typed: 'maria.lopez', friUser: appUser() },
    title: 'Nueva solicitud',
    focus: 'Monto',
    fill: typing({ Monto: '125.50', Nota: '  2 cafés ', Referencia: 'C1024' }),
    button: 'Enviar solicitud de Q125.50 a María',
    call: 'transactions.sendRequest',
    content: {
      friUserId: 'au_maria',
      amount: 125.5,
      timerSeconds: 900,
      note: '2 cafés',
      reference: 'C1024',
    },
  },
  charge: {
    subject: {},
    title: 'Cobrar',
    focus: 'Monto',
    fill: typing({ Monto: '12.50*3', Nota: 'Pan', Referencia: 'C1024' }),
    call: 'transactions.charge',
    content: { amount: 37.5, timerSeconds: 900, note: 'Pan', reference: 'C1024' },
    rereads: ['transactions'],
  },
  waiting: {
    subject: { transaction: request },
    title: 'Esperando el pago',
    hears: 'Q125.50',
    focus: 'Seguir en segundo plano',
    responses: { 'transactions.retrieve': { transaction: request } },
    none: 'canceling is a dialog of its own',
  },
  share: {
    subject: { transaction: charge() },
    title: 'Compartir',
    says: 'Tienda Luna te cobra Q125.50: 2 cafés y pan dulce',
    none: 'another program sends it',
  },
  cancel: {
    subject: { transaction: request },
    title: '¿Cancelar la solicitud?',
    hears: 'Q125.50',
    focus: 'Volver',
    says: 'María López ya no podrá aceptarla.',
    button: 'Cancelar solicitud de Q125.50',
    call: 'transactions.cancelRequest',
    content,
    responses: { 'transactions.cancelRequest': { transaction: request } },
    said: ['Solicitud', 'Cancelaste la solicitud a @maria.lopez por Q125.50.'],
    rereads: MONEY,
  },
  reject: {
    subject: { transaction: waiting },
    title: 'Rechazar pago',
    hears: 'Q125.50',
    says: /El dinero regresa a María López.*Creación20.11.2026 10:42:51/,
    focus: 'Volver',
    button: 'Rechazar pago de Q125.50',
    call: 'transactions.rejectPayment',
    content,
    responses: { 'transactions.rejectPayment': { transaction: waiting } },
    said: ['Pago', 'Rechazaste el pago de @maria.lopez por Q125.50.'],
    rereads: MONEY,
  },
  assign: {
    subject: { transaction: waiting },
    title: 'Asignar pago',
    hears: 'Q125.50',
    says: 'Elige la caja que recibe el pago de María López',
    button: 'Asignar a Caja 1',
    call: 'transactions.assignPayment',
    content: { ...content, businessUserId: 'us_caja1', businessBranchId: 'br_centro' },
    responses: { 'cashiers.listWithDefault': { users: [cashier()], defaultUser: null } },
    rereads: MONEY,
  },
  refund: {
    subject: { transaction: paid() },
    title: 'Reembolsar pago',
    says: 'Se devuelve el monto completo a María López',
    hears: 'Q125.50',
    focus: 'Volver',
    fill: typing({ Motivo: ' Vino\tfrío ' }),
    button: 'Reembolsar Q125.50',
    call: 'transactions.refund',
    content: { ...content, reason: 'Vino frío' },
    responses: { 'transactions.refund': { transaction: paid() } },
    said: ['Reembolso', 'Reembolsaste Q125.50 a @maria.lopez.'],
    rereads: MONEY,
  },
  receipt: { subject: { transaction: paid() }, none: 'it is printed' },
  'ask-refund': {
    subject: { transaction: paid() },
    title: 'Pedir reembolso',
    says: 'Se devuelve el monto completo a María López',
    hears: 'Q125.50',
    focus: 'Volver',
    none: 'its limits decide what it does, which its own test follows',
  },
  'withdraw-refund': {
    subject: { transaction: paid(), request: refundRequest() },
    title: 'Retirar el pedido',
    says: 'Ya nadie podrá aprobar este reembolso a María López',
    call: 'transactions.withdrawRefundRequest',
    content: { requestId: 'rr_1' },
    responses: { 'transactions.withdrawRefundRequest': { request: refundRequest({ status: 'withdrawn' }) } },
    said: ['Reembolso', 'Retiraste el pedido'],
  },
  'cancel-many': {
    subject: { first: 'tx_1', transactions: [request] },
    title: 'Cancelar varias',
    says: 'María López',
    focus: 'Seleccionar todos',
    none: 'it makes a call per row, which its own test follows',
  },
  latest: { subject: {}, title: 'Últimos cinco pagos', none: 'it shows payments' },
  'own-qr': { subject: {}, title: 'Mi QR', none: 'it shows a code' },
};

const CLOSINGS: DialogCases<ClosingStep> = {
  close: {
    subject: {},
    call: 'closings.close',
    rereads: ['closings', 'open-balance'],
    done: (view) => /^Cierres? realizado/.test(view.find('[role=dialog]').textContent ?? ''),
  },
};

const APPROVALS: DialogCases<RefundApprovalStep> = {
  'approve-refund': {
    subject: { request: listedRefundRequest() },
    title: 'Aprobar reembolso',
    says: 'Marqué el café grande',
    button: 'Aprobar y reembolsar Q7.50',
    call: 'transactions.approveRefund',
    content: { requestId: 'rr_1' },
    responses: {
      'transactions.approveRefund': { request: refundRequest({ status: 'approved' }), transaction: paid() },
    },
    said: ['Reembolso', 'Reembolsaste Q7.50'],
    rereads: [...MONEY, 'refund-requests'].sort(),
  },
  'reject-refund': {
    subject: { request: listedRefundRequest() },
    title: 'Rechazar reembolso',
    says: 'No se devuelve nada a María López',
    focus: 'Motivo',
    fill: typing({ Motivo: ' No\thay ' }),
    button: 'Rechazar Q7.50',
    call: 'transactions.rejectRefund',
    content: { requestId: 'rr_1', reason: 'No hay' },
    rejects: { Motivo: 'reason' },
    responses: { 'transactions.rejectRefund': { request: refundRequest({ status: 'rejected' }) } },
    said: ['Reembolso', 'Lo rechazaste: no se devolvió nada'],
    rereads: [...MONEY, 'refund-requests'].sort(),
  },
};

const FIND: DialogCases<FindStep> = {
  find: { subject: {}, none: 'it searches' },
  keys: { subject: {}, none: 'it lists the keys' },
};

export const PAYMENT_FAMILIES = [
  familyOf(findModal, FIND_DIALOGS, FIND),
  familyOf(transactionModal, TRANSACTION_DIALOGS, TRANSACTIONS),
  familyOf(closingModal, CLOSING_DIALOGS, CLOSINGS),
  familyOf(refundApprovalModal, APPROVAL_DIALOGS, APPROVALS),
];

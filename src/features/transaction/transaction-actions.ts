import type { Transaction } from '@cobros/sdk';
import type { RowAction } from '#blocks/list/row-actions.ts';
import { can, type Person, type Requirement } from '#domain/permissions.ts';

/** May act on payments: cashiers, branch admins and admins who may manage cashiers, but no read-only user. */
const OPERATES: Requirement = {
  all: ['view_payments'],
  either: [{ role: 'operator' }, { role: 'branch_admin' }, { role: 'admin', all: ['cashier_manage'] }],
};

/** A cashier at a counter, with a QR code of its own. */
export const COLLECTS: Requirement = { role: 'operator', all: ['view_payments'] };

const ADMINISTERS: Requirement = { either: [{ role: 'admin' }, { role: 'branch_admin' }] };

/** True for a request or charge. Any other origin counts as a payment that the payer started, as the API requires. */
export const isAskedFor = ({ origin }: Pick<Transaction, 'origin'>): boolean =>
  origin === 'request' || origin === 'charge';

/** A payment made to the business or a branch, which is not yet assigned to a cashier. */
export const isUnassigned = (transaction: Pick<Transaction, 'origin' | 'status'>): boolean =>
  transaction.status === 'pending' && !isAskedFor(transaction);

export function mayOperate(person: Person): boolean {
  return can(person, OPERATES);
}

/** True if this user may use Cobrar, which not every backend has. */
export const mayCharge = (person: Person): boolean => can(person, { ...OPERATES, capability: 'charges' });

/** True if this user may assign, reject and refund payments; cashiers may not. */
function mayAdminister(person: Person): boolean {
  return mayOperate(person) && can(person, ADMINISTERS);
}

/** May open Últimos cinco pagos: a cashier for its own payments, a user who handles refunds for all payments they see. */
export const seesLatest = (person: Person): boolean => can(person, COLLECTS) || mayAdminister(person);

const VIEWS = [
  { id: 'detail', label: 'Ver detalle', icon: 'file', when: () => true },
  { id: 'receipt', label: 'Imprimir comprobante', icon: 'printer', when: hasReceipt },
] as const satisfies readonly RowAction<string, Transaction, Person>[];

type Decided = Pick<Transaction, 'origin' | 'status'> & Partial<Transaction>;

const asksForMoney = (transaction: Decided, person: Person) =>
  transaction.status === 'pending' && isAskedFor(transaction) && mayOperate(person);

/** The main action of a status comes first. */
const DECISIONS = [
  {
    id: 'cancel',
    label: 'Cancelar',
    icon: 'x-circle',
    danger: true,
    when: asksForMoney,
  },
  // After the main action, because it is the row's button.
  { id: 'waiting', label: 'Seguir esperando', icon: 'qr', when: asksForMoney },
  {
    id: 'share',
    label: 'Compartir',
    icon: 'share',
    // Only what is pending has a link.
    when: ({ paymentLink }, person) => !!paymentLink && mayOperate(person),
  },
  {
    id: 'assign',
    label: 'Asignar',
    icon: 'cashier',
    when: (transaction, person) => isUnassigned(transaction) && mayAdminister(person),
  },
  {
    id: 'reject',
    label: 'Rechazar',
    icon: 'x-circle',
    danger: true,
    when: (transaction, person) => isUnassigned(transaction) && mayAdminister(person),
  },
  {
    id: 'refund',
    label: 'Reembolsar',
    icon: 'undo',
    danger: true,
    when: ({ status }, person) =>
      status === 'completed' && (person.refundMode ? person.refundMode === 'allowed' : mayAdminister(person)),
  },
  {
    id: 'ask-refund',
    label: 'Pedir reembolso',
    icon: 'undo',
    when: ({ status }, person) =>
      status === 'completed' && can(person, { capability: 'refund-requests', refundMode: 'may-request' }),
  },
] as const satisfies readonly RowAction<string, Decided, Person>[];

export type TransactionDecision = (typeof DECISIONS)[number];

export type TransactionAction = (typeof VIEWS | typeof DECISIONS)[number]['id'];

export function transactionDecisions(transaction: Decided, person: Person): TransactionDecision[] {
  return DECISIONS.filter(({ when }) => when(transaction, person));
}

/** Views that everybody who sees the row may open. */
export const transactionViews = (transaction: Transaction) => VIEWS.filter(({ when }) => when(transaction));

type WithCode = Transaction & { receiptCode: string };

/** True for transactions that moved money. They have a receipt, whose code proves that it is genuine. */
export function hasReceipt(transaction: Transaction): transaction is WithCode {
  const { status, receiptCode } = transaction;
  return receiptCode !== null && (status === 'completed' || status === 'refunded');
}

import type { ClosingDetail, ClosingRow } from '@cobros/sdk';
import type { PrintedLine } from '#blocks/print/printed-lines.tsx';
import { ACCOUNT_TYPES } from '#domain/account-types.ts';
import { momentIn } from '#domain/time-zone.ts';
import { DEPOSIT_STATUS_LABEL } from '#words/deposit-status.ts';
import { closingsText } from '../closing-texts.ts';

export type Deposit = NonNullable<ClosingRow['deposit']>;

/** `Sale el 20/11/2026`, `19/11/2026 · DEP-261119` */
export const dayText = (deposit: Deposit): string =>
  deposit.reference === null
    ? `Sale el ${deposit.formattedScheduledDay}`
    : `${deposit.formattedDepositDate ?? deposit.formattedScheduledDay} · ${deposit.reference}`;

/** `Banco Industrial ··4821`; empty for a deposit of a business without an account. */
export const accountText = ({ bankName, lastFourDigits }: Deposit): string =>
  bankName === null ? 'Sin cuenta registrada' : `${bankName} ··${lastFourDigits ?? ''}`;

/** `DEP-261119 tiene 2 cierres por`, `DEP-261120 reemplaza a DEP-261117, devuelto, y tiene 2 cierres por` */
export function depositText({ reference, replacedReference, closingCount, isPartial }: Deposit): string {
  const replaced = replacedReference && `reemplaza a ${replacedReference}, devuelto, y `;
  const yours = isPartial ? (closingCount === 1 ? ' tuyo' : ' tuyos') : '';
  return `${reference} ${replaced ?? ''}tiene ${closingsText(closingCount)}${yours} por`;
}

/** `Monetaria · Panadería Santa Lucía, S. A.` */
export const holderText = ({ accountType, accountHolder }: Deposit): string =>
  [accountType && ACCOUNT_TYPES[accountType], accountHolder].filter(Boolean).join(' · ');

/** Label of a deposit's amount. A branch or cashier sees only its part of the amount that the bank shows. */
export function amountLabel({ status, isPartial }: Deposit): string {
  const label =
    { pending: 'Por depositar', returned: 'Monto devuelto' }[status as string] ??
    DEPOSIT_STATUS_LABEL.deposited;
  return isPartial ? `${label}, tu parte` : label;
}

export interface DepositStep {
  label: string;
  tone: 'completed' | 'pending' | 'rejected';
  /** Day, or day and time; empty if neither is known yet. */
  at: string;
  /** Machine-readable moment; absent if it is not known. */
  moment?: string;
  note?: string;
}

/** The steps of a closing's money, past and future, oldest first. */
export function depositSteps(
  { completionDate, deposit, deposits }: Pick<ClosingDetail, 'completionDate' | 'deposit' | 'deposits'>,
  timeZone: string,
): DepositStep[] {
  if (!deposit) return [];
  const done = (label: string, moment: string | null): DepositStep[] =>
    moment === null ? [] : [{ label, tone: 'completed', at: momentIn(timeZone, Date.parse(moment)), moment }];
  const sent = (one: Deposit, label: string): DepositStep[] => [
    ...done(label, one.depositDate),
    ...done('Devuelto por el banco', one.returnDate).map(
      (step): DepositStep => ({ ...step, tone: 'rejected', note: one.returnReason ?? '' }),
    ),
  ];
  const earlier = deposits?.earlier ?? [];
  const again = earlier.length > 0;
  return [
    ...done('Cierre completado', completionDate),
    ...earlier.flatMap((one, index) => sent(one, index === 0 ? 'Enviado al banco' : 'Enviado otra vez')),
    ...sent(deposit, again ? 'Enviado otra vez' : 'Enviado al banco'),
    ...nextStep(deposit),
    ...done('Acreditado en la cuenta', deposit.creditDate),
    ...done('Conciliado', deposit.reconciliationDate ?? null),
  ];
}

/** The future steps of a deposit. */
function nextStep(deposit: Deposit): DepositStep[] {
  if (deposit.returnDate !== null)
    return deposit.formattedRetryDay
      ? [{ label: 'Se vuelve a enviar', tone: 'pending', at: deposit.formattedRetryDay }]
      : [];
  if (deposit.depositDate === null)
    return [{ label: 'Sale hacia el banco', tone: 'pending', at: deposit.formattedScheduledDay }];
  return deposit.creditDate === null
    ? [{ label: 'Por acreditarse en la cuenta', tone: 'pending', at: '' }]
    : [];
}

/** A deposit as lines for the slip. */
export function depositLines(deposit: Deposit): PrintedLine[] {
  const { reference, formattedDepositDate, formattedScheduledDay, formattedRetryDay } = deposit;
  return [
    reference === null
      ? ['Por depositar', `Sale el ${formattedScheduledDay}`]
      : ['Depositado', formattedDepositDate ?? formattedScheduledDay],
    ...(deposit.returnDate === null
      ? []
      : ([
          ['Devuelto', formattedRetryDay ? `Sale otra vez el ${formattedRetryDay}` : 'Por el banco'],
        ] as const)),
    ['Cuenta', accountText(deposit)],
    ...(reference === null ? [] : ([['Referencia', reference]] as const)),
    [deposit.isPartial ? 'Tu parte del depósito' : 'Monto del depósito', deposit.formattedAmount],
  ];
}

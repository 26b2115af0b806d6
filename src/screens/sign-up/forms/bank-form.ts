import type { Schemas } from '@cobros/sdk';
import { type Infer, object, refine, string } from 'superstruct';
import { cleanName, requiredText } from '../../../domain/clean-text.ts';
import { required } from '../../../domain/form-rules.ts';
import { ACCOUNT_NUMBER_PATTERN } from '../../../domain/sign-up-patterns.ts';

type AccountType = Schemas['AccountType'];

export const ACCOUNT_TYPES: Record<AccountType, string> = { monetary: 'Monetaria', savings: 'Ahorro' };

const accountNumber = () =>
  refine(
    required(),
    'accountNumber',
    (value) => ACCOUNT_NUMBER_PATTERN.test(accountDigits(value)) || 'Escribe de 6 a 20 dígitos',
  );

export const bankForm = object({
  bankId: required(),
  accountType: required(),
  accountNumber: accountNumber(),
  accountHolder: requiredText(),
  /** Name of the chosen bank, for the review. */
  bankName: string(),
});
export type BankForm = Infer<typeof bankForm>;

export const EMPTY_BANK: BankForm = {
  bankId: '',
  accountType: '',
  accountNumber: '',
  accountHolder: '',
  bankName: '',
};

/** Account numbers are copied with spaces and hyphens. */
const accountDigits = (typed: string) => typed.replace(/[\s-]/g, '');

export function fundSourceContent(form: BankForm): Schemas['RegisterFundSourceContent'] {
  return {
    bankId: form.bankId,
    accountType: form.accountType as AccountType,
    accountNumber: accountDigits(form.accountNumber),
    accountHolder: cleanName(form.accountHolder),
  };
}

/** Compared with the registered account to detect a change. */
export const accountContent = (form: BankForm) => JSON.stringify(fundSourceContent(form));

export const maskedAccount = (form: BankForm) => `•••• ${accountDigits(form.accountNumber).slice(-4)}`;

import type { BusinessType, Schemas } from '@cobros/sdk';
import { type Infer, object, refine, string } from 'superstruct';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { emptyForm } from '#domain/empty-form.ts';
import { email, username } from '#domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '#domain/password-rules.ts';
import { required } from '#domain/required.ts';
import { ACCOUNT_NUMBER_PATTERN, TAX_ID_PATTERN } from '#domain/sign-up-patterns.ts';
import { COUNTRY_CODE } from '#words/phone.ts';

export const accessForm = withSamePasswords(object({ username: username(), ...newPasswordFields }));
export type AccessForm = Infer<typeof accessForm>;

export const locationForm = object({
  stateId: required(),
  cityId: required(),
  address: requiredText(),
  /** Names of the chosen state and city, shown in the review. */
  stateName: string(),
  cityName: string(),
});
export type LocationForm = Infer<typeof locationForm>;

export const EMPTY_LOCATION: LocationForm = emptyForm(locationForm);

const PHONE_DIGITS = 8;

export const BUSINESS_TYPES: Record<BusinessType, string> = {
  food: 'Alimentos y bebidas',
  retail: 'Comercio',
  services: 'Servicios',
  health: 'Salud',
  education: 'Educación',
  transport: 'Transporte',
  other: 'Otro',
};

const taxId = () =>
  refine(required(), 'taxId', (value) => TAX_ID_PATTERN.test(value.trim()) || 'El NIT no es válido');

const phone = () =>
  refine(
    required(),
    'phone',
    (value) => phoneDigits(value).length === PHONE_DIGITS || 'El teléfono debe tener 8 dígitos',
  );

export const businessForm = object({
  businessName: requiredText(),
  taxId: taxId(),
  contactName: requiredText(),
  businessType: required(),
  emailAddress: email(),
  phoneNumber: phone(),
});
export type BusinessForm = Infer<typeof businessForm>;

export const EMPTY_BUSINESS: BusinessForm = emptyForm(businessForm);

/** Digits of a phone number typed with spaces, hyphens or the country code. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '').replace(new RegExp(`^(\\+|00)${COUNTRY_CODE}`), '');
  return /^\d+$/.test(digits) ? digits : '';
}

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
  /** Name of the chosen bank, shown in the review. */
  bankName: string(),
});
export type BankForm = Infer<typeof bankForm>;

export const EMPTY_BANK: BankForm = emptyForm(bankForm);

/** Removes spaces and hyphens, with which account numbers are often copied. */
const accountDigits = (typed: string) => typed.replace(/[\s-]/g, '');

export function fundSourceContent(form: BankForm): Schemas['RegisterFundSourceContent'] {
  return {
    bankId: form.bankId,
    accountType: form.accountType as Schemas['AccountType'],
    accountNumber: accountDigits(form.accountNumber),
    accountHolder: cleanName(form.accountHolder),
  };
}

/** Compared with the registered account to detect a change. */
export const accountContent = (form: BankForm) => JSON.stringify(fundSourceContent(form));

export const maskedAccount = (form: BankForm) => `•••• ${accountDigits(form.accountNumber).slice(-4)}`;

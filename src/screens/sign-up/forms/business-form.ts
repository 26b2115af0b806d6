import type { BusinessType } from '@cobros/sdk';
import { type Infer, object, refine } from 'superstruct';
import { requiredText } from '../../../domain/clean-text.ts';
import { email, required } from '../../../domain/form-rules.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { TAX_ID_PATTERN } from '../../../domain/sign-up-patterns.ts';

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

export const EMPTY_BUSINESS: BusinessForm = {
  businessName: '',
  taxId: '',
  contactName: '',
  businessType: '',
  emailAddress: '',
  phoneNumber: '',
};

/** Digits of a phone number typed with spaces, hyphens or the country code. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '').replace(new RegExp(`^(\\+|00)${COUNTRY_CODE}`), '');
  return /^\d+$/.test(digits) ? digits : '';
}

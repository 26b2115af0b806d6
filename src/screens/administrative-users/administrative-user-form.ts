import type { AdministrativeUser } from '@cobros/sdk';
import { enums, type Infer, object, refine, string } from 'superstruct';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { emptyForm } from '#domain/empty-form.ts';
import { email, username } from '#domain/form-rules.ts';
import { COUNTRY_CODE, phoneDigits, phoneError } from '#words/phone.ts';

/** An optional phone number, whose valid length depends on the country. */
const phone = (countryCode: string) =>
  refine(string(), 'phone', (value) => value.trim() === '' || (phoneError(countryCode, value) ?? true));

/** Validation rules for creating and editing. */
const administrativeUserRules = (countryCode: string) => ({
  name: requiredText(),
  emailAddress: email(),
  phoneNumber: phone(countryCode),
  roleId: refine(string(), 'role', (value) => value !== '' || 'Elige un rol'),
});

interface AdministrativeUserForm {
  name: string;
  emailAddress: string;
  phoneNumber: string;
  roleId: string;
}

/** The part of the content that creating and editing share. */
export function administrativeUserContent(countryCode: string, form: AdministrativeUserForm) {
  return {
    name: cleanName(form.name),
    emailAddress: form.emailAddress.trim(),
    countryCode,
    phoneNumber: phoneDigits(countryCode, form.phoneNumber),
    roleId: form.roleId,
  };
}

export const editAdministrativeUserForm = (countryCode: string) =>
  object({ ...administrativeUserRules(countryCode), status: enums(['active', 'blocked']) });
export type EditAdministrativeUserForm = Infer<ReturnType<typeof editAdministrativeUserForm>>;

export function formOf({
  name,
  emailAddress,
  phoneNumber,
  roleId,
  status,
}: AdministrativeUser): EditAdministrativeUserForm {
  return {
    name,
    emailAddress,
    phoneNumber: phoneNumber ?? '',
    roleId,
    status: status === 'blocked' ? 'blocked' : 'active',
  };
}

export const createAdministrativeUserForm = object({
  ...administrativeUserRules(COUNTRY_CODE),
  username: username(),
});
export type CreateAdministrativeUserForm = Infer<typeof createAdministrativeUserForm>;

export const EMPTY_ADMINISTRATIVE_USER: CreateAdministrativeUserForm = emptyForm(
  createAdministrativeUserForm,
);

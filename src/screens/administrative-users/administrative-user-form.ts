import { refine, string } from 'superstruct';
import { cleanName } from '../../domain/clean-text.ts';
import { email, required } from '../../domain/form-rules.ts';
import { phoneDigits, phoneError } from '../../domain/phone.ts';

/** Optional; the valid length depends on the country. */
const phone = (countryCode: string) =>
  refine(string(), 'phone', (value) => value.trim() === '' || (phoneError(countryCode, value) ?? true));

/** Shared by creating and editing. */
export const administrativeUserRules = (countryCode: string) => ({
  name: required(),
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

/** Content shared by both calls. */
export function administrativeUserContent(countryCode: string, form: AdministrativeUserForm) {
  return {
    name: cleanName(form.name),
    emailAddress: form.emailAddress.trim(),
    countryCode,
    phoneNumber: phoneDigits(countryCode, form.phoneNumber),
    roleId: form.roleId,
  };
}

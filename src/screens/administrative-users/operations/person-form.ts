import { refine, string } from 'superstruct';
import { email, required } from '../../../domain/form-rules.ts';
import { plainLine } from '../../../domain/plain-line.ts';

/** As people write it, with spaces and hyphens. */
const phone = () =>
  refine(string(), 'phone', (value) => /^(\d{6,15})?$/.test(digits(value)) || 'Escribe de 6 a 15 números');

const digits = (typed: string): string => typed.replace(/[\s()-]/g, '');

export const personRules = {
  name: required(),
  emailAddress: email(),
  phoneNumber: phone(),
  roleId: refine(string(), 'role', (value) => value !== '' || 'Elige un rol'),
};

interface PersonForm {
  name: string;
  emailAddress: string;
  phoneNumber: string;
  roleId: string;
}

/** What both calls send. */
export function personContent({ name, emailAddress, phoneNumber, roleId }: PersonForm) {
  return {
    name: plainLine(name),
    emailAddress: emailAddress.trim(),
    phoneNumber: digits(phoneNumber),
    roleId,
  };
}

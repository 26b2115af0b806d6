/** A phone number as the API stores it, with digits only. */
export interface Phone {
  countryCode: string;
  phoneNumber: string;
}

/** Countries to choose from; the first one is the default. */
export const COUNTRIES: readonly { code: string; name: string }[] = [
  { code: '502', name: 'Guatemala' },
  { code: '501', name: 'Belice' },
  { code: '1', name: 'Estados Unidos y Canadá' },
  { code: '503', name: 'El Salvador' },
  { code: '504', name: 'Honduras' },
  { code: '505', name: 'Nicaragua' },
  { code: '506', name: 'Costa Rica' },
  { code: '507', name: 'Panamá' },
  { code: '52', name: 'México' },
  { code: '57', name: 'Colombia' },
  { code: '34', name: 'España' },
];

/** Guatemala's code, because every business is there. */
export const COUNTRY_CODE = '502';
const TYPED = /^\+?[\d\s().-]+$/;
const WRONG = 'El teléfono no es válido';

/** Error of a number typed for a country; undefined if it is valid. */
export function phoneError(countryCode: string, typed: string): string | undefined {
  if (!TYPED.test(typed.trim())) return WRONG;
  const { length } = phoneDigits(countryCode, typed);
  if (countryCode === COUNTRY_CODE) return length === 8 ? undefined : 'El teléfono debe tener 8 dígitos';
  return length >= 6 && length <= 15 ? undefined : WRONG;
}

/** Digits of a typed number, without the country code if it was typed with a plus sign. */
export function phoneDigits(countryCode: string, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const hasCountry = typed.trim().startsWith('+') && digits.startsWith(countryCode);
  return hasCountry ? digits.slice(countryCode.length) : digits;
}

/** `5555 0101`: a space before the last four digits. */
export const groupedDigits = (digits: string): string => digits.replace(/(?<=\d{2})(\d{4})$/, ' $1');

/** `+502 5555 0101` */
export const formatPhone = ({ countryCode, phoneNumber }: Phone): string =>
  `+${countryCode} ${groupedDigits(phoneNumber)}`;

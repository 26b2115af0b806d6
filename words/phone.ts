/** A phone number as the API stores it, with digits only. */
export interface Phone {
  countryCode: string;
  phoneNumber: string;
}

interface Country {
  code: string;
  name: string;
  /** How many digits its numbers have. */
  digits: readonly number[];
}

/** Countries to choose from; the first one is the default. */
export const COUNTRIES: readonly Country[] = [
  { code: '502', name: 'Guatemala', digits: [8] },
  { code: '501', name: 'Belice', digits: [7] },
  { code: '1', name: 'Estados Unidos y Canadá', digits: [10] },
  { code: '503', name: 'El Salvador', digits: [8] },
  { code: '504', name: 'Honduras', digits: [8] },
  { code: '505', name: 'Nicaragua', digits: [8] },
  { code: '506', name: 'Costa Rica', digits: [8] },
  { code: '507', name: 'Panamá', digits: [7, 8] },
  { code: '52', name: 'México', digits: [10] },
  { code: '57', name: 'Colombia', digits: [10] },
  { code: '34', name: 'España', digits: [9] },
];
const countryOf = (countryCode: string) => COUNTRIES.find(({ code }) => code === countryCode);

/** Guatemala's code, because every business is there. */
export const COUNTRY_CODE = '502';
const TYPED = /^\+?[\d\s().-]+$/;
const WRONG = 'El teléfono no es válido';

/** The most digits of a number anywhere, with its country code (E.164). */
const MOST_DIGITS = 15;

/** Error of a number typed for a country; undefined if it is valid. */
export function phoneError(countryCode: string, typed: string): string | undefined {
  if (!TYPED.test(typed.trim())) return WRONG;
  const { length } = phoneDigits(countryCode, typed);
  const { digits } = countryOf(countryCode) ?? {};
  if (digits)
    return digits.includes(length) ? undefined : `El teléfono debe tener ${digits.join(' u ')} dígitos`;
  return length >= 6 && countryCode.length + length <= MOST_DIGITS ? undefined : WRONG;
}

/** Digits of a typed number, without the country code if it was typed with a plus sign. */
export function phoneDigits(countryCode: string, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const hasCountry = typed.trim().startsWith('+') && digits.startsWith(countryCode);
  return hasCountry ? digits.slice(countryCode.length) : digits;
}

/** By how many digits a number has. */
const GROUPS: Partial<Record<number, RegExp>> = {
  7: /(...)(....)/,
  8: /(....)(....)/,
  9: /(...)(...)(...)/,
  10: /(...)(...)(....)/,
};

/** `5555 0101`: grouped as in its country, if that is known. */
export function groupedDigits({ countryCode, phoneNumber }: Phone): string {
  const groups = countryOf(countryCode)?.digits.includes(phoneNumber.length) && GROUPS[phoneNumber.length];
  return groups ? (groups.exec(phoneNumber)?.slice(1).join(' ') ?? '') : phoneNumber;
}

/** `+502 5555 0101` */
export const formatPhone = (phone: Phone): string => `+${phone.countryCode} ${groupedDigits(phone)}`;

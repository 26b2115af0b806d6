import { invalidFields } from './api-error.ts';

/** How many digits numbers have in the countries of which users are known. */
const DIGITS: Partial<Record<string, readonly number[]>> = {
  1: [10],
  34: [9],
  52: [10],
  57: [10],
  501: [7],
  502: [8],
  503: [8],
  504: [8],
  505: [8],
  506: [8],
  507: [7, 8],
};
/** The most digits of a number anywhere, with its country code (E.164). */
const MOST_DIGITS = 15;

/** @throws ApiError 400 for a number that does not have the digits of its country */
export function checkPhoneNumber(countryCode: string, phoneNumber: string): void {
  const digits = DIGITS[countryCode];
  if (digits && !digits.includes(phoneNumber.length))
    refuse(`El teléfono debe tener ${digits.join(' u ')} dígitos`);
  if (countryCode.length + phoneNumber.length > MOST_DIGITS) refuse('El teléfono no es válido');
}

function refuse(message: string): never {
  throw invalidFields([{ field: 'phoneNumber', message }]);
}

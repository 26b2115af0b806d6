import { phoneError } from '../../../words/phone.ts';
import { invalidFields } from './api-error.ts';

/** @throws ApiError 400 for a number that does not have the digits of its country */
export function checkPhoneNumber(countryCode: string, phoneNumber: string): void {
  const message = phoneError(countryCode, phoneNumber);
  if (message) throw invalidFields([{ field: 'phoneNumber', message }]);
}

import { invalidFields } from './api-error.ts';

const GUATEMALA = { countryCode: '502', digits: 8 };

/** @throws ApiError 400 for a number of Guatemala that does not have eight digits */
export function checkPhoneNumber(countryCode: string, phoneNumber: string): void {
  if (countryCode === GUATEMALA.countryCode && phoneNumber.length !== GUATEMALA.digits) {
    throw invalidFields([{ field: 'phoneNumber', message: 'El teléfono debe tener 8 dígitos' }]);
  }
}

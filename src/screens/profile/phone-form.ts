import { type Infer, object, refine } from 'superstruct';
import { required } from '../../domain/form-rules.ts';
import { phoneError } from '../../domain/phone.ts';

const fields = object({ countryCode: required(), phoneNumber: required() });
export type PhoneForm = Infer<typeof fields>;

/** The valid length depends on the country. */
export const phoneForm = refine(fields, 'phone', ({ countryCode, phoneNumber }, { branch, path }) => {
  const error = phoneError(countryCode, phoneNumber);
  return error ? { message: error, branch, path: [...path, 'phoneNumber'] } : true;
});

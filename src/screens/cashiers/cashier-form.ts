import type { Cashier } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { requiredText } from '../../domain/clean-text.ts';
import { email, reference, username } from '../../domain/form-rules.ts';

export const editCashierForm = object({
  name: requiredText(),
  referenceId: reference(),
  emailAddress: email(),
});
export type EditCashierForm = Infer<typeof editCashierForm>;

export function formOf({ name, referenceId, emailAddress }: Cashier): EditCashierForm {
  return { name, referenceId: referenceId ?? '', emailAddress };
}

export const createCashierForm = object({
  name: requiredText(),
  referenceId: reference(),
  username: username(),
  emailAddress: email(),
});
export type CreateCashierForm = Infer<typeof createCashierForm>;

export const EMPTY_CASHIER: CreateCashierForm = { name: '', referenceId: '', username: '', emailAddress: '' };

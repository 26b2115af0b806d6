import type { Cashier } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { requiredText } from '../../domain/clean-text.ts';
import { email, reference, username } from '../../domain/form-rules.ts';
import { proposedUsername } from '../../domain/proposed-username.ts';

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

/** The one-time password goes to the branch's address unless another is typed, because a counter has no mailbox. */
export const newCashierOf = ({
  emailAddress = '',
}: {
  emailAddress?: string | undefined;
}): CreateCashierForm => ({
  name: '',
  referenceId: '',
  username: '',
  emailAddress,
});

/** The username is derived from the name until the user types another one. */
export function usernameFor(name: string, before: Pick<CreateCashierForm, 'name' | 'username'>): string {
  return before.username === proposedUsername(before.name) ? proposedUsername(name) : before.username;
}

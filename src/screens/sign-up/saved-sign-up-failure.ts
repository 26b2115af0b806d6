import type { Failure } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Form } from '../../blocks/form/use-form.ts';
import { changeDraft } from './draft.ts';

const current = signal<Failure | undefined>(undefined);

/** Stores the failure of the sign-up, so that the steps can show their field errors. */
export function saveSignUpFailure(failure: Failure): void {
  current.value = failure;
  // Data that the server no longer has must be sent again, so its step becomes incomplete.
  if (fieldFailure('fundSourceId')) changeDraft({ account: null });
  if (fieldFailure('documentIds')) changeDraft({ documents: {} });
}

export function clearSignUpFailure(): void {
  current.value = undefined;
}

/** Removes the errors of fields whose step was completed again. */
export function clearFieldFailures(...names: string[]): void {
  const failure = current.peek();
  if (!failure?.fields) return;
  current.value = { ...failure, fields: failure.fields.filter(({ field }) => !names.includes(field)) };
}

/** The failure with the error of one field; undefined if the field has none. */
export function fieldFailure(field: string): Failure | undefined {
  const failure = current.value;
  const message = failure?.fields?.find((one) => one.field === field)?.message;
  return failure && message ? { ...failure, message } : undefined;
}

/** Shows the field errors of the sign-up at the fields of a step. */
export function useSignUpFieldFailures<Values>({ showFailure }: Form<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step opens; later the form has newer errors
  useEffect(() => {
    const failure = current.peek();
    if (failure) showFailure(failure);
  }, []);
}

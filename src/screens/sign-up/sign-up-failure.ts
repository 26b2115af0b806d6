import type { Failure } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Form } from '../../blocks/form/use-form.ts';
import { changeDraft } from './draft.ts';

const current = signal<Failure | undefined>(undefined);

/** Why the server failure what was sent; the steps show what it says of their fields. */
export function saveSignUpFailure(failure: Failure): void {
  current.value = failure;
  // What the server does not have any more must be sent again: that step is incomplete from now on.
  if (fieldFailure('fundSourceId')) changeDraft({ account: null });
  if (fieldFailure('documentIds')) changeDraft({ documents: {} });
}

export function clearSignUpFailure(): void {
  current.value = undefined;
}

/** A step has been gone through again: what was said of its fields is settled. */
export function clearFieldFailures(...names: string[]): void {
  const failure = current.peek();
  const fields = failure?.fields?.filter(({ field }) => !names.includes(field));
  if (failure && fields) current.value = { ...failure, fields };
}

/** What was said of one field, if it was one of those failure. */
export function fieldFailure(field: string): Failure | undefined {
  const failure = current.value;
  const message = failure?.fields?.find((one) => one.field === field)?.message;
  return failure && message ? { ...failure, message } : undefined;
}

/** Shows, at the fields of a step, what was said of them when all was sent. */
export function useSignUpFieldFailures<Values>({ showFailure }: Form<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step is entered; afterwards the form knows better
  useEffect(() => {
    const failure = current.peek();
    if (failure) showFailure(failure);
  }, []);
}

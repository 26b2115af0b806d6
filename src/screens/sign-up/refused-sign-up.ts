import type { Failure } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Form } from '../../blocks/form/use-form.ts';
import { changeDraft } from './draft.ts';

const current = signal<Failure | undefined>(undefined);

/** Why the server refused what was sent; the steps show what it says of their fields. */
export function rememberRefusal(failure: Failure): void {
  current.value = failure;
  // What the server does not have any more must be sent again: that step is incomplete from now on.
  if (refusalOf('fundSourceId')) changeDraft({ account: null });
  if (refusalOf('documentIds')) changeDraft({ documents: {} });
}

export function forgetRefusal(): void {
  current.value = undefined;
}

/** A step has been gone through again: what was said of its fields is settled. */
export function settleRefusalOf(...names: string[]): void {
  const refused = current.peek();
  const fields = refused?.fields?.filter(({ field }) => !names.includes(field));
  if (refused && fields) current.value = { ...refused, fields };
}

/** What was said of one field, if it was one of those refused. */
export function refusalOf(field: string): Failure | undefined {
  const refused = current.value;
  const message = refused?.fields?.find((one) => one.field === field)?.message;
  return refused && message ? { ...refused, message } : undefined;
}

/** Shows, at the fields of a step, what was said of them when all was sent. */
export function useRefusedFields<Values>({ showFailure }: Form<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step is entered; afterwards the form knows better
  useEffect(() => {
    const refused = current.peek();
    if (refused) showFailure(refused);
  }, []);
}

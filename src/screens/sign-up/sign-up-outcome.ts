import type { Failure } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Form } from '#blocks/form/use-form.ts';
import { tabStorage } from '#stores/browser-storage.ts';
import { storedValue } from '#stores/stored-value.ts';
import { changeDraft } from './draft.ts';

/** A sign-up sent from this tab, for the page Listo. */
export interface SentSignUp {
  emailAddress: string;
  username: string;
}

const stored = storedValue<SentSignUp>(
  tabStorage,
  'cobros.sign-up-sent',
  ({ emailAddress, username }) => emailAddress && username,
);
const current = signal<SentSignUp | null>(null);

export const sentSignUp = computed(() => current.value);

export function restoreSentSignUp(): void {
  current.value = stored.read() ?? null;
}

export function rememberSentSignUp(sent: SentSignUp): void {
  stored.write(sent);
  current.value = sent;
}

const rejection = signal<Failure | undefined>(undefined);

/** Stores the failure of the sign-up, so that the steps can show their field errors. */
export function saveSignUpFailure(failure: Failure): void {
  rejection.value = failure;
  // Data that the server has deleted must be sent again, so its step becomes incomplete.
  if (fieldFailure('fundSourceId')) changeDraft({ account: null });
  if (fieldFailure('documentIds')) changeDraft({ documents: {} });
}

export function clearSignUpFailure(): void {
  rejection.value = undefined;
}

/** Removes the errors of the fields whose step was completed again. */
export function clearFieldFailures(...names: string[]): void {
  const failure = rejection.peek();
  if (!failure?.fields) return;
  rejection.value = { ...failure, fields: failure.fields.filter(({ field }) => !names.includes(field)) };
}

/** The failure with the error of one field; undefined if the field has none. */
export function fieldFailure(field: string): Failure | undefined {
  const failure = rejection.value;
  const message = failure?.fields?.find((one) => one.field === field)?.message;
  return failure && message ? { ...failure, message } : undefined;
}

/** Shows the sign-up's field errors at the fields of a step. */
export function useSignUpFieldFailures<Values>({ showFailure }: Form<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step opens; later the form has newer errors
  useEffect(() => {
    const failure = rejection.peek();
    if (failure) showFailure(failure);
  }, []);
}

import { type RefObject, useRef, useState } from 'react';
import { useRestorableState } from '../../../blocks/form/use-restorable-state.ts';
import { EMAIL_PATTERN } from '../../../domain/username.ts';

const MAXIMUM = 20;

export interface ClosingEmailList {
  emails: readonly string[];
  typed: string;
  error: string | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  type(text: string): void;
  remove(email: string): void;
  /** Adds what is typed, if anything. Answers the whole list; undefined where it cannot be added, which its field says. */
  add(): readonly string[] | undefined;
}

/** The addresses that receive the closings, while somebody changes them. */
export function useClosingEmails(saved: readonly string[]): ClosingEmailList {
  const [edited, setEdited] = useRestorableState<readonly string[] | undefined>('emails', undefined);
  const [typed, setTyped] = useRestorableState('email', '');
  const [error, setError] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);
  const emails = edited ?? saved;

  function add(): readonly string[] | undefined {
    const email = typed.trim();
    const isNew = email !== '' && !emails.includes(email);
    const invalid = isNew ? emailError(email, emails.length) : undefined;
    setError(invalid);
    if (invalid) {
      fieldRef.current?.focus();
      return undefined;
    }
    setTyped('');
    if (!isNew) return emails;
    const longer = [...emails, email];
    setEdited(longer);
    return longer;
  }

  return {
    emails,
    typed,
    error,
    fieldRef,
    type: (text) => {
      setTyped(text);
      setError(undefined);
    },
    remove: (email) => setEdited(emails.filter((other) => other !== email)),
    add,
  };
}

function emailError(email: string, count: number): string | undefined {
  if (!EMAIL_PATTERN.test(email)) return 'El correo electrónico no es válido';
  return count >= MAXIMUM ? `Admite ${MAXIMUM} correos` : undefined;
}

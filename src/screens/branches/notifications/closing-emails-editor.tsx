import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useEditedList } from '#blocks/form/use-edited-list.ts';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { EMAIL_PATTERN } from '#domain/input-patterns.ts';
import { stack } from '#styles/layout.css.ts';
import { sectionLabel } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import * as css from './closing-emails-editor.css.ts';

const MAXIMUM = 20;

export interface ClosingEmailList {
  emails: readonly string[];
  typed: string;
  error: string | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  type(text: string): void;
  remove(email: string): void;
  /**
   * Adds the typed address, if any, and returns the whole list; undefined if the address is invalid, with the error
   * shown at its field.
   */
  add(): readonly string[] | undefined;
}

/** The list of addresses that receive closings, while it is edited. */
export function useEditedClosingEmails(saved: readonly string[]): ClosingEmailList {
  const [emails, setEmails] = useEditedList('emails', saved);
  const [typed, setTyped] = useRestorableState('email', '');
  const [error, setError] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);

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
    setEmails(longer);
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
    remove: (email) => setEmails(emails.filter((other) => other !== email)),
    add,
  };
}

function emailError(email: string, count: number): string | undefined {
  if (!EMAIL_PATTERN.test(email)) return 'El correo electrónico no es válido';
  return count >= MAXIMUM ? `Admite ${MAXIMUM} correos` : undefined;
}

export function ClosingEmailsEditor({ emails, typed, error, fieldRef, type, remove, add }: ClosingEmailList) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in this field adds the address instead of submitting the dialog.
    event.preventDefault();
    add();
  };
  return (
    <section className={stack[2]} aria-label="Correos que reciben los cierres">
      <p className={sectionLabel}>Correos que reciben los cierres</p>
      <ul className={css.emails}>
        {emails.map((email) => (
          <li key={email}>
            <button
              type="button"
              className={css.email}
              aria-label={`Quitar ${email}`}
              onClick={() => remove(email)}
            >
              {email}
              <Icon name="close" size="xs" />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.add}>
        <TextField
          ref={fieldRef}
          label="Agregar correo electrónico"
          size="sm"
          type="email"
          value={typed}
          onChange={type}
          onKeyDown={press}
          error={error}
          autoComplete="off"
        />
        <Button variant="outline" size="sm" onClick={add}>
          Agregar
        </Button>
      </div>
    </section>
  );
}

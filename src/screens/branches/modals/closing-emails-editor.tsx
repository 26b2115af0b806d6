import type { KeyboardEvent } from 'react';
import { stack } from '../../../../styles/layout.css.ts';
import { sectionLabel } from '../../../../styles/typography.css.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as css from './closing-emails-editor.css.ts';
import type { ClosingEmailList } from './use-edited-closing-emails.ts';

export function ClosingEmailsEditor({ emails, typed, error, fieldRef, type, remove, add }: ClosingEmailList) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the address instead of submitting the dialog.
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

import { type KeyboardEvent, useState } from 'react';
import { stack } from '../../../../styles/layout.css.ts';
import { sectionLabel } from '../../../../styles/typography.css.ts';
import { EMAIL_PATTERN } from '../../../domain/username.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as css from './closing-emails.css.ts';

const MAXIMUM = 20;

type ClosingEmailsProps = { emails: readonly string[]; onChange: (emails: string[]) => void };

export function ClosingEmails({ emails, onChange }: ClosingEmailsProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const email = typed.trim();
    if (!EMAIL_PATTERN.test(email)) return setError('El correo electrónico no es válido');
    if (emails.length >= MAXIMUM) return setError(`Admite ${MAXIMUM} correos`);
    if (!emails.includes(email)) onChange([...emails, email]);
    setTyped('');
    setError(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the address; it does not save the window.
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
              onClick={() => onChange(emails.filter((other) => other !== email))}
            >
              {email}
              <Icon name="close" size="xs" />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.add}>
        <TextField
          label="Agregar correo electrónico"
          size="sm"
          type="email"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
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

import { useEffect, useState } from 'react';
import { USERNAME_PATTERN } from '#domain/input-patterns.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { checkUsername } from '../sign-up-operations.ts';
import * as css from './username-field.css.ts';

const DEBOUNCE_MS = 400;

export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/**
 * Checks a username after a pause in typing. Only the response for the current text counts. After a failed check the
 * result stays unknown, because sending the form checks again.
 */
export function useUsernameCheck(typed: string): Availability {
  const username = typed.trim();
  const [known, setKnown] = useState<{ username: string; availability: Availability }>();

  useEffect(() => {
    if (!USERNAME_PATTERN.test(username)) return;
    const abort = new AbortController();
    const { signal } = abort;
    const setAvailability = (availability: Availability) => {
      if (!signal.aborted) setKnown({ username, availability });
    };
    const timer = setTimeout(async () => {
      setAvailability('checking');
      const result = await checkUsername(username, signal);
      if (!result.ok) return setAvailability('unknown');
      setAvailability(result.data.available ? 'available' : 'taken');
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [username]);

  return known?.username === username ? known.availability : 'unknown';
}

const HELP: Record<Availability, string> = {
  unknown: 'De 3 a 32 minúsculas, números o puntos; empieza con una letra.',
  checking: 'Comprobando',
  available: 'Disponible',
  taken: '',
};

interface UsernameFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  availability: Availability;
}

/** The username field, which shows whether the name is available. */
export const UsernameField = ({ value, onChange, error, availability }: UsernameFieldProps) => {
  const available = availability === 'available';
  return (
    <TextField
      label="Usuario"
      value={value}
      onChange={onChange}
      error={availability === 'taken' ? 'Ese usuario ya está tomado, elige otro' : error}
      help={
        <span role="status" className={available ? css.available : undefined}>
          {HELP[availability]}
        </span>
      }
      end={
        available && (
          <span className={css.available}>
            <Icon name="check-circle" size="sm" />
          </span>
        )
      }
      maxLength={32}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
};

import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Availability } from '../use-username-check.ts';
import * as css from './username-field.css.ts';

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

/** The username, with its availability. */
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

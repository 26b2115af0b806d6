import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SecondFactorCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/**
 * Takes a code of the authenticator application or, after the button below is pressed, a recovery code, with a
 * matching keyboard.
 */
export function ApplicationOrRecoveryCodeField({
  value,
  onChange,
  error,
  autoFocus,
}: SecondFactorCodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  const [changed, setChanged] = useState(false);
  const change = () => {
    setRecovery(!recovery);
    setChanged(true);
    onChange('');
  };
  return (
    <>
      {recovery ? (
        <TextField
          key="recovery"
          label="Código de recuperación"
          help="Uno de los diez que guardaste; cada uno sirve una vez"
          name="code"
          value={value}
          onChange={onChange}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <ApplicationCodeField
          value={value}
          onChange={onChange}
          error={error}
          autoFocus={autoFocus || changed}
        />
      )}
      <Button variant="text" size="sm" onClick={change}>
        {recovery ? 'Usar un código de la aplicación' : 'Usar un código de recuperación'}
      </Button>
    </>
  );
}

/** Field for six digits of the authenticator application. */
export const ApplicationCodeField = (props: SecondFactorCodeFieldProps) => (
  <TextField
    {...props}
    label="Código de 6 dígitos"
    help="El que tu aplicación de verificación muestra ahora"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
  />
);

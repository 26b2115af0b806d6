import { useRef, useState } from 'react';
import type { FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextInputProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<TextInputProps, 'type' | 'ref'> & {
    autoComplete: 'current-password' | 'new-password' | 'one-time-code';
    /** Names the field in its show button, when a page has several. */
    subject?: string;
    /** Shows the text from the start, for a code that is used once. */
    startShown?: boolean;
  };

export function PasswordField({ subject = 'contraseña', startShown = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(startShown);
  const input = useRef<HTMLInputElement>(null);

  const toggle = () => {
    const box = input.current;
    const [start, end] = [box?.selectionStart ?? null, box?.selectionEnd ?? null];
    setShown(!shown);
    // Browsers move the caret to the start when the type of an input changes.
    requestAnimationFrame(() => box?.setSelectionRange(start, end));
  };
  return (
    <TextField
      {...props}
      ref={input}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={`${shown ? 'Ocultar' : 'Mostrar'} ${subject}`}
          aria-pressed={shown}
          disabled={props.disabled}
          // Keeps the focus, and so the caret, in the field when the button is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}

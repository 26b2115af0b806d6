import { useRef, useState } from 'react';
import type { FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextInputProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<TextInputProps, 'type' | 'ref'> & {
    autoComplete: 'current-password' | 'new-password' | 'one-time-code';
    /** What its button shows and hides, where a page has several. */
    subject?: string;
    /** It can be read until somebody hides it: a code that serves once. */
    startShown?: boolean;
  };

export function PasswordField({ subject = 'contraseña', startShown = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(startShown);
  const input = useRef<HTMLInputElement>(null);

  const toggle = () => {
    const box = input.current;
    const [start, end] = [box?.selectionStart ?? null, box?.selectionEnd ?? null];
    setShown(!shown);
    // Browsers move the caret to the start when the box is drawn anew with its other type.
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
          // A click leaves the focus, and with it the caret, in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}

import { type NewPasswords, PASSWORD_RULES } from '#domain/password-rules.ts';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './new-password-fields.css.ts';
import type { FieldErrors } from './use-form.ts';

type NewPasswordFieldsProps = {
  values: NewPasswords;
  errors: FieldErrors<NewPasswords>;
  onChange: (name: keyof NewPasswords, value: string) => void;
  autoFocus?: boolean;
  /** Label of the first field when no current password is asked for: "Contraseña". */
  label?: string;
};

/** Fields for a new password and its repetition, with the rules ticked off as they are met. */
export function NewPasswordFields({
  values,
  errors,
  onChange,
  autoFocus,
  label = 'Nueva contraseña',
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        subject={label.toLowerCase()}
        name="new-password"
        value={values.password1}
        onChange={(value) => onChange('password1', value)}
        error={errors.password1}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <ul className={css.rules} aria-label="Requisitos de la contraseña">
        {PASSWORD_RULES.map(({ label, met }) => {
          const isMet = met(values.password1);
          return (
            <li key={label} className={css.rulesOf[isMet ? 'met' : 'unmet']}>
              <Icon name={isMet ? 'check' : 'close'} size="xs" />
              {label}
              <VisuallyHidden>{isMet ? ', cumplido' : ', falta'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <PasswordField
        label="Confirmación de contraseña"
        subject="confirmación de contraseña"
        name="new-password-again"
        value={values.password2}
        onChange={(value) => onChange('password2', value)}
        error={errors.password2}
        autoComplete="new-password"
      />
    </>
  );
}

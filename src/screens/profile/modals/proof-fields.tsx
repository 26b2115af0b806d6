import type { Form } from '../../../blocks/form/use-form.ts';
import { ApplicationOrRecoveryCodeField } from '../../../blocks/second-factor/application-or-recovery-code-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Proof } from '../proof-form.ts';

/** Password and code, which every change of the second factor asks for. */
export const ProofFields = ({ values, errors, set }: Form<Proof>) => (
  <>
    <PasswordField
      label="Contraseña"
      name="password"
      value={values.password}
      onChange={(value) => set('password', value)}
      error={errors.password}
      autoComplete="current-password"
    />
    <ApplicationOrRecoveryCodeField
      value={values.code}
      onChange={(value) => set('code', value)}
      error={errors.code}
    />
  </>
);

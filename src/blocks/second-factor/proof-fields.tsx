import type { Schemas } from '@cobros/sdk';
import { PasswordField } from '#ui/password-field.tsx';
import type { Form } from '../form/use-form.ts';
import { ApplicationOrRecoveryCodeField } from './application-or-recovery-code-field.tsx';

interface ProofFieldsProps {
  proof: Schemas['RefundProof'];
  /** The formatted amount from which on it is asked for. */
  from: string | undefined;
  form: Pick<Form<{ password: string; code: string }>, 'field'>;
}

/** Asks once more who it is, for something large: the password or, with a second factor, a code. */
export const ProofFields = ({ proof, from, form }: ProofFieldsProps) =>
  proof === 'password' ? (
    <PasswordField
      label="Tu contraseña"
      help={`${from ? `Desde ${from}, confirma` : 'Confirma'} que eres tú`}
      name="password"
      {...form.field('password')}
      autoComplete="current-password"
    />
  ) : (
    <ApplicationOrRecoveryCodeField {...form.field('code')} />
  );

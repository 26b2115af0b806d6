import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  emailAndPasswordForm,
  emailForm,
  needsPassword,
  requestEmailChange,
} from '../operations/request-email-change.ts';
import type { StepOf } from '../profile-modal.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';

/** The server asks for the password when the session was opened long ago. */
export default function EmailDialog({ typed, asksPassword = false }: StepOf<'email'>) {
  useSignals();
  const [withPassword, setWithPassword] = useState(asksPassword);
  const { form, ...call } = useSubmit(
    withPassword ? emailAndPasswordForm : emailForm,
    { emailAddress: typed, password: '' },
    async (values) => {
      const result = await requestEmailChange(values);
      if (needsPassword(result)) setWithPassword(true);
      return result;
    },
  );
  return (
    <ProfileChangeDialog
      title="Correo electrónico"
      subtitle="Enviaremos un código al correo nuevo para comprobarlo"
      submitLabel="Enviar código"
      form={form}
      call={call}
    >
      <TextField
        label="Correo electrónico actual"
        value={currentUser.value?.emailAddress ?? ''}
        onChange={() => undefined}
        disabled
      />
      <TextField
        label="Correo electrónico nuevo"
        type="email"
        value={form.values.emailAddress}
        onChange={(value) => form.set('emailAddress', value)}
        error={form.errors.emailAddress}
        maxLength={LONGEST.emailAddress}
        autoComplete="email"
      />
      {withPassword && (
        <PasswordField
          label="Contraseña"
          name="password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          error={form.errors.password}
          autoComplete="current-password"
        />
      )}
    </ProfileChangeDialog>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { emailForm, requestEmailChange } from '../operations/request-email-change.ts';
import type { StepOf } from '../profile-modal.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';

export default function EmailDialog({ typed }: StepOf<'email'>) {
  useSignals();
  const { form, ...call } = useSubmit(emailForm, { emailAddress: typed }, (values) =>
    requestEmailChange(values),
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
    </ProfileChangeDialog>
  );
}

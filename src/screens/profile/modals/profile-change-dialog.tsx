import type { ReactNode } from 'react';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import type { Call } from '../../../blocks/form/use-call.ts';
import type { Form } from '../../../blocks/form/use-form.ts';
import { profileModal } from '../profile-modal.ts';

type ProfileChangeDialogProps<Values extends object> = {
  title: string;
  subtitle: ReactNode;
  form: Form<Values>;
  call: Call;
  submitLabel?: string;
  children: ReactNode;
};

/** Dialog that changes one fact. Field errors are shown at the field only. */
export function ProfileChangeDialog<Values extends object>({
  call,
  ...dialog
}: ProfileChangeDialogProps<Values>) {
  const { busy, failure } = call;
  const isAtField = failure?.fields?.some(({ field }) => field in dialog.form.values);
  return (
    <FormDialog
      {...dialog}
      busy={busy}
      failure={isAtField ? undefined : failure}
      onClose={profileModal.close}
    />
  );
}

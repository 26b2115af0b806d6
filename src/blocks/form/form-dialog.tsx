import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Call } from './use-call.ts';
import type { Form } from './use-form.ts';

type FormDialogProps = {
  title: string;
  subtitle?: ReactNode;
  form: Pick<Form<object>, 'onSubmit'> & Partial<Pick<Form<object>, 'ref'>>;
  call: Pick<Call, 'busy' | 'failure'>;
  submitLabel?: string;
  /** Nothing can be submitted yet. */
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form and a single button, which submits it. */
export function FormDialog({
  form,
  call,
  submitLabel = 'Guardar',
  disabled = false,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      busy={call.busy}
      onSubmit={form.onSubmit}
      {...(form.ref && { formRef: form.ref })}
      alert={call.failure && <FailureAlert failure={call.failure} />}
      foot={
        <Button type="submit" size="full" loading={call.busy} disabled={disabled}>
          {submitLabel}
        </Button>
      }
    />
  );
}

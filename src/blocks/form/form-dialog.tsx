import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Form } from './use-form.ts';

type FormDialogProps = {
  title: string;
  subtitle?: ReactNode;
  form: Pick<Form<object>, 'onSubmit'> & Partial<Pick<Form<object>, 'ref'>>;
  busy: boolean;
  failure: Failure | undefined;
  submitLabel?: string;
  /** Nothing can be submitted yet. */
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form and a single button, which submits it. */
export function FormDialog({
  form,
  failure,
  submitLabel = 'Guardar',
  disabled = false,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      onSubmit={form.onSubmit}
      {...(form.ref && { formRef: form.ref })}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={dialog.busy} disabled={disabled}>
          {submitLabel}
        </Button>
      }
    />
  );
}

import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Form } from './use-form.ts';

type FormDialogProps = {
  title: string;
  subtitle?: ReactNode;
  form: Pick<Form<object>, 'onSubmit' | 'ref'>;
  busy: boolean;
  failure: Failure | undefined;
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form and a single button, which submits it. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, form, busy, failure, submitLabel = 'Guardar', onClose, children } = props;
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      busy={busy}
      onClose={onClose}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          {submitLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

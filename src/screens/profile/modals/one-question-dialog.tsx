import type { ReactNode } from 'react';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import type { Call } from '../../../blocks/use-call.ts';
import type { Form } from '../../../blocks/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { profileModal } from '../profile-modals.ts';

type OneQuestionDialogProps<Values extends object> = {
  title: string;
  subtitle: ReactNode;
  form: Form<Values>;
  call: Call;
  submitLabel?: string;
  children: ReactNode;
};

/** A window that changes one fact. What the server says of a field stands at the field and nowhere else. */
export function OneQuestionDialog<Values extends object>(props: OneQuestionDialogProps<Values>) {
  const { title, subtitle, form, call, submitLabel = 'Guardar', children } = props;
  const { busy, failure } = call;
  const isAtField = failure?.fields?.some(({ field }) => field in form.values);
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      busy={busy}
      onClose={profileModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && !isAtField && <FailureAlert failure={failure} />}
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

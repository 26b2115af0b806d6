import type { Result } from '@cobros/sdk';
import type { ComponentProps, ComponentType } from 'react';
import { ConfirmWordDialog } from '#ui/confirm-word-dialog.tsx';
import type { ModalStep } from '../modal-host.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useCall } from './use-call.ts';

type ConfirmCallDialogProps = Omit<
  ComponentProps<typeof ConfirmWordDialog>,
  'busy' | 'alert' | 'onConfirm'
> & {
  call: () => Promise<Result<unknown>>;
};

/** Asks for a typed confirmation, makes the call and shows the failure, if any. */
function ConfirmCallDialog({ call, ...dialog }: ConfirmCallDialogProps) {
  const { busy, failure, run } = useCall();
  return (
    <ConfirmWordDialog
      {...dialog}
      busy={busy}
      alert={failure && <FailureAlert failure={failure} />}
      onConfirm={() => void run(call)}
    />
  );
}

/** Makes a screen's confirmation dialogs from a table: each row has a dialog's texts and call. */
export const confirmationsOf =
  (modal: Pick<ModalStep<{ step: string }>, 'close'>) =>
  <Step extends object>(of: (step: Step) => Omit<ConfirmCallDialogProps, 'onClose'>): ComponentType<Step> =>
  (step) => <ConfirmCallDialog {...of(step)} onClose={modal.close} />;

import type { Result } from '@cobros/sdk';
import type { ComponentProps } from 'react';
import { ConfirmWordDialog } from '../../ui/confirm-word-dialog.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useCall } from './use-call.ts';

type ConfirmCallDialogProps = Omit<
  ComponentProps<typeof ConfirmWordDialog>,
  'busy' | 'alert' | 'onConfirm'
> & {
  call: () => Promise<Result<unknown>>;
};

/** Asks for a typed confirmation, makes the call and shows its failure. */
export function ConfirmCallDialog({ call, ...dialog }: ConfirmCallDialogProps) {
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

import type { Result } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useCall } from './use-call.ts';

type ChangeDefaultDialogProps = {
  title: string;
  subtitle: ReactNode;
  /** The current default: null if there is none, undefined until it is known. */
  current: string | null | undefined;
  next: string;
  save: () => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Shows the current default and the next one. */
export function ChangeDefaultDialog({
  title,
  subtitle,
  current,
  next,
  save,
  onClose,
}: ChangeDefaultDialogProps) {
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      busy={busy}
      onClose={onClose}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button size="full" loading={busy} onClick={() => void run(save)}>
            Definir predeterminada
          </Button>
          <Button variant="text" disabled={busy} onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <Facts
        boxed
        items={[
          ...(current === undefined ? [] : [['Predeterminada ahora', current ?? 'Ninguna'] as const]),
          ['Nueva predeterminada', <b key="next">{next}</b>],
        ]}
      />
    </Dialog>
  );
}

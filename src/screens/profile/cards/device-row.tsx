import type { Result } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { useCall } from '#blocks/form/use-call.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import * as css from '../profile.css.ts';

interface DeviceRowProps {
  device: string;
  current: boolean;
  children: ReactNode;
  /** The button that removes the row; undefined if it cannot be removed. */
  removal: { label: string; name: string; call: () => Promise<Result<unknown>> } | undefined;
}

/** A row of a list of the user's devices. */
export function DeviceRow({ device, current, children, removal }: DeviceRowProps) {
  const { busy, run } = useCall();
  const remove = async (call: () => Promise<Result<unknown>>, list: HTMLElement | null) => {
    // The focused button is removed together with its row.
    if (!(await run(call))) list?.focus();
  };
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>
          <span className={strong}>{device}</span>
          {current && (
            <Chip tone="completed" icon="check">
              Este dispositivo
            </Chip>
          )}
        </p>
        <p className={secondary}>{children}</p>
      </div>
      {removal && (
        <Button
          variant="text-danger"
          size="sm"
          loading={busy}
          aria-label={removal.name}
          onClick={({ currentTarget }) => void remove(removal.call, currentTarget.closest('ul'))}
        >
          {removal.label}
        </Button>
      )}
    </li>
  );
}

import { Chip, type Tone } from '#ui/chip.tsx';
import type { IconName } from '#ui/icon.tsx';
import { DEPOSIT_STATUS_LABEL, type DepositStatus, parseDepositStatus } from '#words/deposit-status.ts';

const STATUS_STYLE: Record<DepositStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'pending', icon: 'clock' },
  deposited: { tone: 'completed', icon: 'check' },
  returned: { tone: 'rejected', icon: 'undo' },
};

export function DepositChip({ status }: { status: string }) {
  const known = parseDepositStatus(status);
  if (known === 'unknown') return <Chip>{status}</Chip>;
  return <Chip {...STATUS_STYLE[known]}>{DEPOSIT_STATUS_LABEL[known]}</Chip>;
}

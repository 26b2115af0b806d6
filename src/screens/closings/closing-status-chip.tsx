import { Chip, type Tone } from '#ui/chip.tsx';
import type { IconName } from '#ui/icon.tsx';
import { CLOSING_STATUS_LABEL, type ClosingStatus, parseClosingStatus } from '#words/closing-status.ts';

const STATUS_STYLE: Record<ClosingStatus, { tone: Tone; icon: IconName | 'spinner' }> = {
  processing: { tone: 'refunded', icon: 'spinner' },
  error: { tone: 'rejected', icon: 'alert' },
  canceled: { tone: 'neutral', icon: 'slash' },
  completed: { tone: 'completed', icon: 'check' },
};

export function ClosingStatusChip({ status }: { status: string }) {
  const known = parseClosingStatus(status);
  if (known === 'unknown') return <Chip>{status}</Chip>;
  return <Chip {...STATUS_STYLE[known]}>{CLOSING_STATUS_LABEL[known]}</Chip>;
}

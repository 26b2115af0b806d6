import { Chip, type Tone } from '#ui/chip.tsx';
import type { IconName } from '#ui/icon.tsx';
import {
  parseTransactionStatus,
  TRANSACTION_STATUS_LABEL,
  type TransactionStatus,
} from '#words/transaction-status.ts';

export const STATUS_STYLE: Record<TransactionStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'pending', icon: 'clock' },
  completed: { tone: 'completed', icon: 'check' },
  rejected: { tone: 'rejected', icon: 'close' },
  canceled: { tone: 'neutral', icon: 'slash' },
  refunded: { tone: 'refunded', icon: 'undo' },
  expired: { tone: 'neutral', icon: 'hourglass' },
};

interface TransactionStatusChipProps {
  status: string;
  /** The part that was refunded: `Q20.00 reembolsados`. */
  part?: string;
}

export function TransactionStatusChip({ status, part }: TransactionStatusChipProps) {
  const known = parseTransactionStatus(status);
  if (part && known !== 'unknown')
    return (
      <Chip {...STATUS_STYLE.refunded}>
        {TRANSACTION_STATUS_LABEL[known]} · {part}
      </Chip>
    );
  if (known === 'unknown') return <Chip>{status}</Chip>;
  return <Chip {...STATUS_STYLE[known]}>{TRANSACTION_STATUS_LABEL[known]}</Chip>;
}

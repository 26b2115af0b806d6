import { useSignals } from '@preact/signals-react/runtime';
import { momentIn } from '../../../domain/time-zone.ts';
import { serverNow } from '../../../stores/clock.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { Logo } from '../../../ui/logo.tsx';
import { PrintPreview } from '../../print/print-preview.tsx';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { Receipt } from './receipt.tsx';

/** The Comprobante as it will be printed. */
export default function ReceiptDialog({ transaction }: StepOf<'receipt'>) {
  useSignals();
  const user = currentUser.value;
  if (!user) return null;
  const { name, timeZone } = user.business;
  const now = serverNow.value;
  return (
    <PrintPreview title={`Comprobante de ${transaction.formattedAmount}`} onClose={transactionModal.close}>
      <Receipt
        transaction={transaction}
        businessName={name}
        printedAt={momentIn(timeZone, now)}
        platform={<Logo width={56} />}
      />
    </PrintPreview>
  );
}

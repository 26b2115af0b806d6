import { useSignals } from '@preact/signals-react/runtime';
import { PrintPreview } from '#blocks/print/print-preview.tsx';
import { momentIn } from '#domain/time-zone.ts';
import { serverNow } from '#stores/clock.ts';
import { currentUser } from '#stores/current-user.ts';
import { Logo } from '#ui/logo.tsx';
import { Receipt } from './receipt.tsx';
import { type StepOf, transactionModal } from './transaction-modal.ts';

/** Shows the receipt as it will be printed. */
export function ReceiptDialog({ transaction }: StepOf<'receipt'>) {
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

import type { ClosingDetail } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { PrintPreview } from '#blocks/print/print-preview.tsx';
import { momentIn } from '#domain/time-zone.ts';
import { serverNow, useClock } from '#stores/clock.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { rememberPrinted, wasPrinted } from '#stores/printed-closings.ts';
import { Logo } from '#ui/logo.tsx';
import { ClosingSlip } from './closing-slip.tsx';

interface ClosingSlipPreviewProps {
  closing: ClosingDetail;
  user: CurrentUser;
  printsAtOnce?: boolean;
  onClose: () => void;
}

/** Previews the slip of a closing. From the second print on this device on, it is marked as a reprint. */
export function ClosingSlipPreview({
  closing,
  user,
  printsAtOnce = false,
  onClose,
}: ClosingSlipPreviewProps) {
  useSignals();
  useClock();
  const [reprint, setReprint] = useState(() => wasPrinted(closing.id));
  const { name, timeZone } = user.business;
  const printed = () => {
    rememberPrinted(closing.id);
    setReprint(true);
  };
  return (
    <PrintPreview
      title={`Comprobante de cierre ${closing.formattedNumber}`}
      printsAtOnce={printsAtOnce}
      onPrint={printed}
      onClose={onClose}
    >
      <ClosingSlip
        closing={closing}
        businessName={name}
        timeZone={timeZone}
        reprint={reprint}
        printed={`${momentIn(timeZone, serverNow.value)} por @${user.username}`}
        platform={<Logo width={56} />}
      />
    </PrintPreview>
  );
}

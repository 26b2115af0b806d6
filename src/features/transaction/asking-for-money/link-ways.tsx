import type { Transaction } from '@cobros/sdk';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { shareLink } from '../share-link.ts';
import { downloadPaymentCode } from './charge-operations.ts';
import * as css from './waiting-dialog.css.ts';

/** How the link of a charge or request gets to who pays it. */
export function LinkWays({ transaction, link }: { transaction: Transaction; link: string }) {
  const print = useCall();
  return (
    <div className={css.ways}>
      <Button variant="text" size="sm" icon="share" onClick={() => void shareLink(transaction, 'waiting')}>
        Compartir
      </Button>
      <CopyButton text={link}>Copiar enlace</CopyButton>
      <Button
        variant="text"
        size="sm"
        icon="printer"
        loading={print.busy}
        onClick={() => void print.run(() => downloadPaymentCode(transaction.id))}
      >
        Imprimir código
      </Button>
      {print.failure && <FailureAlert failure={print.failure} />}
    </div>
  );
}

import type { Transaction } from '@cobros/sdk';
import { figures } from '../../../../styles/typography.css.ts';
import { formatTimeLeft } from '../../../domain/time-left.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { cancelRequest } from '../operations/cancel-request.ts';
import { cashierFact, payerName, referenceFact, statusFact, usernameFact } from '../transaction-facts.ts';
import { ActionFoot } from './action-foot.tsx';
import { useSettling } from './use-settling.ts';
import { useTimeLeft } from './use-time-left.ts';

type CancelRequestDialogProps = {
  transaction: Transaction;
  /** What the danger button says. */
  action: string;
  /** What the way back is called. */
  backLabel: string;
  onBack: () => void;
};

/** Asks before a request is cancelled, from its row or from its loader. */
export function CancelRequestDialog(props: CancelRequestDialogProps) {
  const { transaction, busy, failure, over, run } = useSettling(props.transaction);
  const { seconds } = useTimeLeft(transaction);
  return (
    <Dialog
      title="¿Cancelar la solicitud?"
      subtitle={
        over ? (
          'Ya no se puede cancelar, así está ahora'
        ) : (
          <>
            <b>{payerName(transaction)}</b> ya no podrá aceptarla.
            {seconds > 0 && (
              <>
                {' '}
                Quedan <span className={figures}>{formatTimeLeft(seconds)}</span>.
              </>
            )}
          </>
        )
      }
      destructive
      busy={busy}
      onClose={props.onBack}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <ActionFoot
          action={props.action}
          busyLabel="Cancelando"
          busy={busy}
          over={over}
          backLabel={props.backLabel}
          onAction={() => run(() => cancelRequest(transaction))}
          onBack={props.onBack}
        />
      }
    >
      <Facts
        boxed
        items={[
          ['Monto', <b key="amount">{transaction.formattedAmount}</b>],
          ...(over ? [statusFact(transaction)] : []),
          usernameFact(transaction),
          cashierFact(transaction),
          referenceFact(transaction),
        ]}
      />
    </Dialog>
  );
}

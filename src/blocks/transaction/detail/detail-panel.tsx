import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { currentUser } from '../../../stores/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { ReadFailed } from '../../list/read-failed.tsx';
import { hasReceipt } from '../receipt/has-receipt.ts';
import { transactionDecisions } from '../transaction-actions.ts';
import { transactionModal } from '../transaction-modal.ts';
import { closeDetail, replaceDetail } from './detail-address.ts';
import { DetailBody, DetailSkeleton } from './detail-body.tsx';
import { detailTitle } from './detail-facts.ts';
import { useTransactionDetail } from './use-transaction-detail.ts';

interface DetailPanelProps {
  id: string;
  /** The list that shows the transaction; empty if none does. */
  rows: readonly Transaction[];
}

export default function DetailPanel({ id, rows }: DetailPanelProps) {
  const index = rows.findIndex((row) => row.id === id);
  const { transaction, failure, loading, ask } = useTransactionDetail(id, rows[index]);
  const foot = transaction && footOf(transaction);
  return (
    <SidePanel
      title={transaction ? detailTitle(transaction) : 'Transacción'}
      previous={{ label: 'Transacción anterior', onSelect: openNeighbour(rows[index - 1]) }}
      next={{
        label: 'Transacción siguiente',
        onSelect: openNeighbour(index < 0 ? undefined : rows[index + 1]),
      }}
      onClose={closeDetail}
      foot={foot}
    >
      {transaction ? (
        <DetailBody transaction={transaction} onAsk={ask} />
      ) : failure && !loading ? (
        <ReadFailed failure={failure} onRetry={ask} />
      ) : (
        <DetailSkeleton />
      )}
    </SidePanel>
  );
}

function openNeighbour(neighbour: Transaction | undefined): (() => void) | undefined {
  return neighbour && (() => replaceDetail(neighbour.id));
}

/** The panel has no footer when no action is possible. */
function footOf(transaction: Transaction) {
  const person = currentUser.peek();
  const decisions = person ? transactionDecisions(transaction, person) : [];
  if (decisions.length === 0 && !hasReceipt(transaction)) return undefined;
  return <Foot transaction={transaction} />;
}

function Foot({ transaction }: { transaction: Transaction }) {
  useSignals();
  const person = currentUser.value;
  return (
    <>
      {person &&
        transactionDecisions(transaction, person).map(({ id: step, label, icon }) => (
          <Button
            key={step}
            variant={step === 'assign' ? 'primary' : 'outline'}
            icon={icon}
            onClick={() => transactionModal.open({ step, transaction })}
          >
            {label}
          </Button>
        ))}
      {hasReceipt(transaction) && (
        <Button icon="printer" onClick={() => transactionModal.open({ step: 'receipt', transaction })}>
          Comprobante
        </Button>
      )}
    </>
  );
}

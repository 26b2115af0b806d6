import { ModalHost } from '../modal-host.tsx';
import { transactionModal } from './transaction-modal.ts';

const loadDialogs = async () => (await import('./dialogs-by-step.ts')).DIALOGS_BY_STEP;

export const TransactionModalHost = () => <ModalHost modal={transactionModal} dialogs={loadDialogs} />;

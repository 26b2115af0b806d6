import { ModalHost } from '../modal-host.tsx';
import { transactionModal } from './transaction-modal.ts';

const loadDialogs = async () => (await import('./step-dialogs.ts')).DIALOGS;

export const TransactionModalHost = () => <ModalHost modal={transactionModal} dialogs={loadDialogs} />;

import { ModalHost } from '../modal-host.tsx';
import { transactionModal } from './transaction-modal.ts';

const loadDialogs = async () => (await import('./dialogs.ts')).DIALOGS;

export const TransactionModalHost = () => <ModalHost modal={transactionModal} dialogs={loadDialogs} />;

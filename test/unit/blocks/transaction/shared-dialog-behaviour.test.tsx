import { type ComponentType, createElement, useEffect } from 'react';
import AssignDialog from '../../../../src/blocks/transaction/modals/assign-dialog.tsx';
import CancelDialog from '../../../../src/blocks/transaction/modals/cancel-dialog.tsx';
import NewRequestDialog from '../../../../src/blocks/transaction/modals/new-request-dialog.tsx';
import PendingRequestDialog from '../../../../src/blocks/transaction/modals/pending-request-dialog.tsx';
import RefundDialog from '../../../../src/blocks/transaction/modals/refund-dialog.tsx';
import RejectDialog from '../../../../src/blocks/transaction/modals/reject-dialog.tsx';
import SearchUserDialog from '../../../../src/blocks/transaction/modals/search-user-dialog.tsx';
import {
  type TransactionStep,
  transactionModal,
} from '../../../../src/blocks/transaction/transaction-modal.ts';
import { forgetResources } from '../../../../src/stores/resource.ts';
import { appUser } from '../../../fixtures/app-user.ts';
import { transaction } from '../../../fixtures/transaction.ts';
import { sharedDialogTests } from '../../../support/shared-dialog-tests.tsx';
import { stubbedApi } from '../../../support/stubbed-api.ts';

/** Opens a step again whenever the store has another one. */
function Step({
  step,
  dialog,
  onClose,
}: {
  step: TransactionStep;
  dialog: ComponentType;
  onClose: () => void;
}) {
  useEffect(() => {
    transactionModal.open(step);
    const stop = transactionModal.current.subscribe((now) => {
      if (now === step) return;
      onClose();
      queueMicrotask(() => transactionModal.open(step));
    });
    return () => {
      stop();
      transactionModal.close();
    };
  }, [step, onClose]);
  return createElement(dialog, step as object);
}

function stepSuite<Subject extends TransactionStep>(
  step: Subject,
  dialog: ComponentType<Subject>,
  words: { title: string; firstFocus: string },
): void {
  const test = sharedDialogTests(step.step, {
    ...words,
    show: (onClose) => <Step step={step} dialog={dialog as ComponentType} onClose={onClose} />,
    ...('transaction' in step && { describes: step.transaction.formattedAmount }),
  });
  // Without lists of branches and cashiers, whichever file ran before.
  test.before.each(() => {
    forgetResources();
    stubbedApi({});
  });
  test.run();
}

stepSuite({ step: 'search-user', typed: '' }, SearchUserDialog, {
  title: 'Enviar solicitud',
  firstFocus: 'input',
});
stepSuite({ step: 'new-request', typed: 'maria.lopez', friUser: appUser() }, NewRequestDialog, {
  title: 'Nueva solicitud',
  firstFocus: '[inputmode=decimal]',
});
stepSuite({ step: 'pending-request', transaction: transaction() }, PendingRequestDialog, {
  title: 'Esperando respuesta',
  firstFocus: 'Seguir en segundo plano',
});
stepSuite({ step: 'cancel', transaction: transaction(), from: 'pending-request' }, CancelDialog, {
  title: '¿Cancelar la solicitud?',
  firstFocus: 'Seguir esperando',
});
stepSuite({ step: 'cancel', transaction: transaction() }, CancelDialog, {
  title: '¿Cancelar la solicitud?',
  firstFocus: 'Volver',
});
stepSuite({ step: 'reject', transaction: transaction({ origin: 'payment' }) }, RejectDialog, {
  title: 'Rechazar pago',
  firstFocus: 'Volver',
});
stepSuite({ step: 'refund', transaction: transaction({ status: 'completed' }) }, RefundDialog, {
  title: 'Reembolsar pago',
  firstFocus: 'Volver',
});
stepSuite({ step: 'assign', transaction: transaction({ origin: 'payment' }) }, AssignDialog, {
  title: 'Asignar pago',
  firstFocus: '[role=dialog]',
});

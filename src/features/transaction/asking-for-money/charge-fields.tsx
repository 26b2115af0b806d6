import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lacksCashier, NoCashierAlert, PlaceChoiceFields } from '../place-choice.tsx';
import { transactionModal } from '../transaction-modal.ts';
import { UnsureFailureAlert } from '../unsure-failure-alert.tsx';
import type { Charge } from './use-charge.ts';

/** The frame of the form around its fields, as a dialog or as a full-screen sheet. */
export function ChargeFrame({
  charge,
  sheet = false,
  children,
}: {
  charge: Charge;
  sheet?: boolean;
  children: ReactNode;
}) {
  const { form, busy, failure, choice, back } = charge;
  return (
    <Dialog
      sheet={sheet}
      title={back ? 'Nueva solicitud' : 'Cobrar'}
      busy={busy}
      onBack={back}
      onClose={transactionModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <UnsureFailureAlert failure={failure} />}
      foot={
        <Button
          type="submit"
          size="full"
          loading={busy}
          loadingLabel="Enviando"
          disabled={lacksCashier(choice)}
        >
          {charge.action}
        </Button>
      }
    >
      {lacksCashier(choice) && <NoCashierAlert placeChoice={choice} />}
      {children}
    </Dialog>
  );
}

export const PlaceFields = ({ charge: { form, choice, chooseBranch } }: { charge: Charge }) => (
  <PlaceChoiceFields
    placeChoice={choice}
    errors={{ branch: form.errors.businessBranchId, cashier: form.errors.businessUserId }}
    onBranch={chooseBranch}
    onCashier={(id) => form.set('businessUserId', id)}
  />
);

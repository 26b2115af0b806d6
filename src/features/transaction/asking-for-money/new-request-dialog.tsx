import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { isOutcomeKnown } from '#api/keyed-calls.ts';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { amountError } from '#domain/amount-validation.ts';
import { LONGEST, lengthOf } from '#domain/maximum-lengths.ts';
import { formatCents } from '#domain/money.ts';
import { centsOfAmount } from '#domain/typed-amount.ts';
import { config } from '#stores/config.ts';
import { grid } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { NoteAndReferenceFields } from '../note-and-reference-fields.tsx';
import { PlaceChoiceFields, usePlaceChoice } from '../place-choice.tsx';
import { openWaiting, type StepOf, transactionModal } from '../transaction-modal.ts';
import { UnsureFailureAlert } from '../unsure-failure-alert.tsx';
import { watchRequest } from '../watched-requests.ts';
import { askForPayment, EMPTY_CHARGE } from './charge-operations.ts';
import { type SendRequestForm, sendRequestForm, TIMERS } from './request-operations.ts';
import { AppUserCard } from './search-user-dialog.tsx';

export function NewRequestDialog({ typed, friUser, draft }: StepOf<'new-request'>) {
  useSignals();
  const tried = useRef<{ values: SendRequestForm; sent: SendRequestForm }>(undefined);
  const { form, busy, failure } = useSubmit(sendRequestForm, draft ?? EMPTY_CHARGE, async (values) => {
    // The default places may arrive after a first attempt. A retry repeats that attempt exactly: with other content it
    // would be another request.
    if (tried.current?.values !== values) {
      const { branchId: businessBranchId, cashierId: businessUserId } = placeChoice;
      tried.current = { values, sent: { ...values, businessBranchId, businessUserId } };
    }
    const result = await askForPayment(friUser, tried.current.sent);
    if (isOutcomeKnown(result)) tried.current = undefined;
    if (result.ok) {
      watchRequest(result.data);
      openWaiting(result.data);
    }
    return result;
  });
  const { values, errors, set, field } = form;
  const placeChoice = usePlaceChoice({
    branchId: values.businessBranchId,
    cashierId: values.businessUserId,
  });
  const back = () => transactionModal.open({ step: 'search-user', typed, friUser, draft: values });

  return (
    <Dialog
      title="Nueva solicitud"
      busy={busy}
      onBack={back}
      onClose={transactionModal.close}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      alert={failure && <UnsureFailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy} loadingLabel="Enviando">
          Enviar solicitud{amountLabel(values.amount)}
        </Button>
      }
    >
      <AppUserCard
        friUser={friUser}
        end={
          <Button variant="text" size="sm" disabled={busy} onClick={back}>
            Cambiar
          </Button>
        }
      />
      <AmountField label="Monto" {...field('amount')} />
      <div className={grid[2]}>
        <NoteAndReferenceFields form={form} noteHelp={`${lengthOf(values.note)} de ${LONGEST.note}`} />
      </div>
      <SegmentedField
        label="Tiempo de espera"
        value={values.timer}
        onChange={(value) => set('timer', value)}
        options={TIMERS}
      />
      <PlaceChoiceFields
        placeChoice={placeChoice}
        errors={{ branch: errors.businessBranchId, cashier: errors.businessUserId }}
        onBranch={(id) => {
          set('businessBranchId', id);
          set('businessUserId', '');
        }}
        onCashier={(id) => set('businessUserId', id)}
      />
    </Dialog>
  );
}

function amountLabel(typed: string): string {
  const format = config.value;
  return amountError(typed, format) ? '' : ` de ${formatCents(centsOfAmount(typed, format), format)}`;
}

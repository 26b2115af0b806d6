import type { FriUser } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { isOutcomeKnown } from '#api/keyed-calls.ts';
import { useSubmit } from '#blocks/form/use-form.ts';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { fullName } from '#domain/app-user-name-and-phone.ts';
import { formatCents } from '#domain/money.ts';
import { centsOfProduct, isProduct, productError } from '#domain/multiplied-amount.ts';
import { config } from '#stores/config.ts';
import { usePlaceChoice } from '../place-choice.tsx';
import { openWaiting, type StepOf, transactionModal } from '../transaction-modal.ts';
import { watchRequest } from '../watched-requests.ts';
import { askForPayment, type ChargeForm, chargeForm, EMPTY_CHARGE } from './charge-operations.ts';
import { shortenedForRequest } from './charge-times.tsx';
import { placesOf } from './payer-places.ts';

export type Charge = ReturnType<typeof useCharge>;

/** The form of Cobrar and of Nueva solicitud, with its payer and its call. */
export function useCharge(request?: StepOf<'new-request'>) {
  useSignals();
  const [payer, setPayer] = useRestorableState<FriUser | undefined>('payer', request?.friUser);
  const tried = useRef<{ values: ChargeForm; payer: FriUser | undefined; sent: ChargeForm }>(undefined);
  const { form, busy, failure } = useSubmit(chargeForm, request?.draft ?? EMPTY_CHARGE, async (values) => {
    // A retry repeats the first attempt exactly: with other content it would be another charge.
    if (tried.current?.values !== values || tried.current.payer !== payer) {
      const { branchId: businessBranchId, cashierId: businessUserId } = choice;
      tried.current = { values, payer, sent: { ...values, businessBranchId, businessUserId } };
    }
    const result = await askForPayment(payer, tried.current.sent);
    if (isOutcomeKnown(result)) tried.current = undefined;
    if (result.ok) {
      watchRequest(result.data);
      openWaiting(result.data);
    }
    return result;
  });
  const { values, set } = form;
  const choice = usePlaceChoice({ branchId: values.businessBranchId, cashierId: values.businessUserId });
  const cents = productError(values.amount, config.value) ? 0 : centsOfProduct(values.amount, config.value);
  const sum = cents > 0 ? formatCents(cents, config.value) : '';
  return {
    form,
    busy,
    failure,
    choice,
    places: placesOf(choice),
    payer,
    /** Goes back to the search for the payer, if that came first. */
    back: request && (() => transactionModal.open({ ...request, step: 'search-user', draft: values })),
    choosePayer(chosen: FriUser | undefined) {
      setPayer(chosen);
      if (chosen) set('timer', shortenedForRequest(values.timer));
    },
    chooseBranch(id: string) {
      set('businessBranchId', id);
      set('businessUserId', '');
    },
    /** `12.50*4 = Q50.00` */
    product: isProduct(values.amount) && sum ? `${values.amount.trim()} = ${sum}` : undefined,
    action: payer
      ? `Enviar solicitud${sum && ` de ${sum}`} a ${firstNameOf(payer)}`
      : ['Cobrar', sum].filter(Boolean).join(' '),
  };
}

const firstNameOf = (payer: FriUser) => fullName(payer).split(' ')[0] || `@${payer.username}`;

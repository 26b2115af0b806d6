import { effect } from '@preact/signals-react';
import { otherPayment } from '#features/transaction/asking-for-money/other-payment.ts';
import { isAskedFor } from '#features/transaction/transaction-actions.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { openQuestions } from './open-questions.ts';

/** Keeps up to date for which rows the dialog that waits asks «Ya llegó un pago». */
export const findOpenQuestions = ({ pending, paid }: Dashboard): (() => void) =>
  effect(() => {
    const received = paid.rows.value.map(({ transaction }) => transaction);
    const asked = pending.rows.value
      .map(({ transaction }) => transaction)
      .filter((one) => isAskedFor(one) && otherPayment(one, received) !== undefined);
    openQuestions.value = new Set(asked.map(({ id }) => id));
  });

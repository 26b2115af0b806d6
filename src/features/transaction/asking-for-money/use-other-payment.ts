import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#blocks/form/use-call.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { usePolling } from '#stores/polling.ts';
import { useResource } from '#stores/resource.ts';
import { listReceived } from '../read-transaction-operations.ts';
import { cancelRequest, markDistinct } from '../transaction-operations.ts';
import { otherPayment, rememberDistinct } from './other-payment.ts';

const KEY = 'Delete';

/**
 * Finds a payment that may be the expected one, and offers the user two answers. Nothing is canceled automatically.
 * Not `asks`: it is no longer pending, or nobody knows whether it is.
 */
export function useOtherPayment(waiting: Transaction, asks: boolean) {
  useSignals();
  const cashierId = waiting.businessUserId ?? '';
  const entry = useResource(`${TRANSACTIONS}/received/${cashierId}`, listReceived(cashierId));
  usePolling(entry.refresh, config.value.pollSeconds, ['paid']);
  const [, said] = useState(0);
  const [answer, setAnswer] = useState<'cancel' | 'keep'>();
  const { busy, failure, run } = useCall();
  const payment = asks ? otherPayment(waiting, entry.data.value ?? []) : undefined;

  const say = (what: typeof answer, call: Parameters<typeof run>[0]) => {
    if (busy) return;
    setAnswer(what);
    void run(call);
  };
  const cancel = () => say('cancel', () => cancelRequest(waiting));
  const isOther = payment !== undefined;
  const latest = useRef(cancel);
  latest.current = cancel;
  // The Delete key works while the question is shown.
  useEffect(() => {
    if (!isOther) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.repeat) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOther]);

  return {
    payment,
    /** The answer that is being sent. */
    sending: busy ? answer : undefined,
    failure,
    cancel,
    keepBoth() {
      if (payment && waiting.distinctPaymentIds) return say('keep', () => markDistinct(waiting, payment));
      if (payment) rememberDistinct(waiting, payment);
      said((times) => times + 1);
    },
  };
}

import type { Transaction } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useEffect } from 'react';

// Outcomes of payment requests sent from this tab, apart from `watched-requests.ts`, because that code is loaded only when the
// first request is sent, and the live lists show outcomes from the start.

/** Rejected or expired requests, which stay visible until they are seen. */
export const unseenOutcomes = signal<readonly Transaction[]>([]);

/** Requests whose outcome is shown in a message, so the lists do not announce it too. */
export const idsWithMessage = new Set<string>();

export function forgetOutcomes(): void {
  unseenOutcomes.value = [];
  idsWithMessage.clear();
}

/** Called with every outcome that a dialog or the detail reports. */
export const requestOutcomeListeners = new Set<() => void>();

export function announceRequestOutcome(): void {
  for (const listener of requestOutcomeListeners) listener();
}

/** Calls `onOutcome` for every outcome reported while mounted; screens use it to clear their filters. */
export function useOnRequestOutcome(onOutcome: () => void): void {
  useEffect(() => {
    requestOutcomeListeners.add(onOutcome);
    return () => {
      requestOutcomeListeners.delete(onOutcome);
    };
  }, [onOutcome]);
}

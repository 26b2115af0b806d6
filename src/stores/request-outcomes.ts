import type { Transaction } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useEffect } from 'react';

// What the live lists know about requests sent by this tab. The code that watches them is loaded with the first one.

/** Rejected or expired requests that stay visible until seen. */
export const unseenOutcomes = signal<readonly Transaction[]>([]);

/** Requests whose outcome a message reports: the lists do not announce them as well. */
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

/** Calls back with every outcome reported while mounted; screens then clear their filters. */
export function useOnRequestOutcome(onOutcome: () => void): void {
  useEffect(() => {
    requestOutcomeListeners.add(onOutcome);
    return () => {
      requestOutcomeListeners.delete(onOutcome);
    };
  }, [onOutcome]);
}

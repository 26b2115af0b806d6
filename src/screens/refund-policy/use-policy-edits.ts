import type { RefundPolicy } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { keepPageValues, notePageValue, takePageValue } from '#stores/reload-safe-page-values.ts';
import { session } from '#stores/session.ts';
import { type PolicyValues, policyValues } from './refund-policy-form.ts';

const NAME = 'refund-policy';

/** Unsaved changes; they stay while the user visits other screens. */
const edits = signal<PolicyValues>({});

interface PolicyEdits {
  values: PolicyValues;
  isChanged: boolean;
  set(name: string, value: string): void;
  discard(): void;
}

/** The values of the page: what was typed, and of the rest what is saved, also by somebody else meanwhile. */
export function usePolicyEdits(policy: RefundPolicy): PolicyEdits {
  useSignals();
  useEffect(() => {
    const kept = takePageValue(NAME) as PolicyValues | undefined;
    if (kept) edits.value = { ...kept, ...edits.peek() };
    // Also when the browser itself reloads or closes the page.
    const keep = () => keepPageValues(session.peek()?.userData.user.id ?? '');
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  const saved = policyValues(policy);
  const changed = Object.entries(edits.value).filter(([name, value]) => saved[name] !== value);
  const isChanged = changed.length > 0;
  useEffect(() => void notePageValue(NAME, isChanged ? edits.value : undefined));
  return {
    values: { ...saved, ...edits.value },
    isChanged,
    set: (name, value) => {
      edits.value = { ...edits.peek(), [name]: value };
    },
    discard: () => {
      edits.value = {};
    },
  };
}

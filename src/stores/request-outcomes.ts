import type { Transaction } from '@cobros/sdk';
import { signal } from '@preact/signals-react';

// What the live lists know of the requests that this tab sent. The code that watches them is loaded with the first one.

/** Rejected or expired requests that stay in sight until somebody has seen them. */
export const unseenOutcomes = signal<readonly Transaction[]>([]);

/** Requests of which a message says, or will say, what became of them: the lists do not announce them besides. */
export const idsWithMessage = new Set<string>();

export function forgetOutcomes(): void {
  unseenOutcomes.value = [];
  idsWithMessage.clear();
}

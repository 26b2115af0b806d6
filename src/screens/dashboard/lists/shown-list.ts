import { signal } from '@preact/signals-react';

export type ListKind = 'pending' | 'paid';

/** The list that is shown where only one fits. */
export const shownList = signal<ListKind>('pending');

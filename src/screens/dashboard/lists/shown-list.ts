import { signal } from '@preact/signals-react';

export type ListKind = 'pending' | 'paid';

/** The list that is shown where there is space for one only. */
export const shownList = signal<ListKind>('pending');

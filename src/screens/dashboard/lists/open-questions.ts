import { signal } from '@preact/signals-react';

/** Ids of the requests and charges for which nobody has said whether a payment that arrived is another. */
export const openQuestions = signal<ReadonlySet<string>>(new Set());

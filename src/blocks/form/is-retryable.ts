import type { Failure } from '@cobros/sdk';

/** Another try of a reading changes nothing about a refusal that only says: no, not there, not so. */
export const isRetryable = ({ status }: Failure): boolean => ![400, 403, 404, 413].includes(status ?? 0);

import type { Failure } from '@cobros/sdk';

/** Repeating a read does not change a failure with one of these statuses. */
export const isReadRetryable = ({ status }: Failure): boolean => ![400, 403, 404, 413].includes(status ?? 0);

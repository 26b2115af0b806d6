import type { Transaction } from '@cobros/sdk';

/** No more of a customer's name is shown where others may read it. */
export const firstName = ({ friUser }: Transaction): string => friUser.name.trim().split(/\s+/)[0] ?? '';

import type { Transaction } from '@cobros/sdk';

/** Only the first name is shown where others may read it. */
export const firstName = ({ friUser }: Transaction): string => friUser?.name.trim().split(/\s+/)[0] ?? '';

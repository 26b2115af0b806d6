import type { Transaction } from '@cobros/sdk';

/** Only the payer's first name, because other customers may read the display. */
export const firstName = ({ friUser }: Transaction): string => friUser?.name.trim().split(/\s+/)[0] ?? '';

import type { Schemas } from '@cobros/sdk';

export const ACCOUNT_TYPES: Readonly<Record<Schemas['AccountType'], string>> = {
  monetary: 'Monetaria',
  savings: 'Ahorro',
};

import type { Schemas } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';

type StatusChange = Schemas['UserReferenceContent'] & { to: 'active' | 'blocked' };

export const changeCashierStatus = ({ to, ...user }: StatusChange) => {
  const cashiers = api(createCashiersApi);
  return to === 'blocked' ? cashiers.block(user) : cashiers.unblock(user);
};

import type { Schemas } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';

type StatusChange = Schemas['UserReferenceContent'] & { to: 'active' | 'blocked' };

/** Both in one, so that blocking again after unblocking is another call, however the first one ended. */
export const changeCashierStatus = idempotent(({ to, ...user }: StatusChange, options) => {
  const cashiers = api(createCashiersApi);
  return to === 'blocked' ? cashiers.block(user, options) : cashiers.unblock(user, options);
});

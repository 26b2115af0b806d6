import type { Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';

type StatusChange = Schemas['UserReferenceContent'] & { to: 'active' | 'blocked' };

/** Both in one, so that blocking again after unblocking is another call, however the first one ended. */
export const changeBranchStatus = idempotent(({ to, ...user }: StatusChange, options) => {
  const branches = api(createBranchesApi);
  return to === 'blocked' ? branches.blockAdmin(user, options) : branches.unblockAdmin(user, options);
});

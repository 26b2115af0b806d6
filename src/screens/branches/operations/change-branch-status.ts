import type { Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';

type StatusChange = Schemas['UserReferenceContent'] & { to: 'active' | 'blocked' };

export const changeBranchStatus = ({ to, ...user }: StatusChange) => {
  const branches = api(createBranchesApi);
  return to === 'blocked' ? branches.blockAdmin(user) : branches.unblockAdmin(user);
};

import type { Branch, Schemas } from '@cobros/sdk';

/** The content of the call that replaces a branch, if nothing changes. A field that is new in the description is asked for here. */
export const branchContent = (branch: Branch): Required<Schemas['UpdateBranchContent']> => ({
  id: branch.id,
  name: branch.name,
  address: branch.address,
  referenceId: branch.referenceId,
  businessId: branch.businessId,
  regionId: branch.regionId ?? '',
});

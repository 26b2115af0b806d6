import type { Transport } from '../transport.ts';

/** Branches, what is set for a whole branch through its admin, and the places they are in. */
export function branchesResource({ post, put, ask }: Transport) {
  return {
    /** The branches within reach, with `includeDeleted` those of the past too. */
    list: post('/branch/v3/list'),
    getDefault: ask('/branch/v3/admin/list'),
    /** The admin's `username` is whole: the business's, a hyphen, the typed part. 409: it is taken. */
    create: post('/branch/v3/create'),
    update: put('/branch/v3/update'),
    /** Deletes the branch with its admin and its cashiers; the history stays. */
    remove: post('/branch/v3/deactivate'),
    setDefault: put('/users/v3/profile/config/default-branch'),
    /** The addresses that receive the branch's closings. */
    getClosingEmails: post('/branch/v3/config/get-emails'),
    setClosingEmails: put('/branch/v3/config/emails'),
    /** `userId` is the branch admin's. Blocks all cashiers of the branch too. */
    blockAdmin: post('/users/v3/block'),
    /** `userId` is the branch admin's. Unblocks the cashiers of the branch too. */
    unblockAdmin: post('/users/v3/unblock'),
    /** `userId` is the branch admin's. Sends a one-time password by e-mail. */
    resetAdminPassword: post('/users/v3/password/reset'),
    /** Level `BusinessBranch`, `ownerId` the branch admin's. */
    setClosingConfig: put('/users/v3/config/closings'),
    listStates: ask('/branch/v3/locations/states'),
    listCities: post('/branch/v3/locations/cities'),
    listRegions: post('/branch/v3/locations/regions'),
  };
}

import type { Transport } from '../transport.ts';

/** Branches, their settings (through the branch administrator) and their locations. */
export function branchesResource({ post, put, ask }: Transport) {
  return {
    /** The branches in scope; `includeDeleted` adds the deleted ones. */
    list: post('/branch/v3/list'),
    getDefault: ask('/branch/v3/admin/list'),
    /** The administrator's `username` is complete: the business's, a hyphen and the typed part. 409: it is taken. */
    create: post('/branch/v3/create'),
    update: put('/branch/v3/update'),
    /** Deletes the branch with its administrator and cashiers; the history is kept. */
    remove: post('/branch/v3/deactivate'),
    setDefault: put('/users/v3/profile/config/default-branch'),
    /** The emails that receive the branch's closings. */
    getClosingEmails: post('/branch/v3/config/get-emails'),
    setClosingEmails: put('/branch/v3/config/emails'),
    /** `userId` is the branch administrator's. Also blocks all cashiers of the branch. */
    blockAdmin: post('/users/v3/block'),
    /** `userId` is the branch administrator's. Also unblocks the cashiers of the branch. */
    unblockAdmin: post('/users/v3/unblock'),
    /** `userId` is the branch administrator's. Sends a one-time password by email. */
    resetAdminPassword: post('/users/v3/password/reset'),
    /** `level` is `BusinessBranch`, `ownerId` the branch administrator's. */
    setClosingConfig: put('/users/v3/config/closings'),
    listStates: ask('/branch/v3/locations/states'),
    listCities: post('/branch/v3/locations/cities'),
    listRegions: post('/branch/v3/locations/regions'),
  };
}

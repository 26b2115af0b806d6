import type { Transport } from '../transport.ts';

/** Cashier cashiers. An admin names the branch with `businessBranchId`. 404: unknown, or out of reach. */
export function cashiersResource({ post, put, download }: Transport) {
  return {
    /** The cashiers within reach, with `includeDeleted` those of the past too. */
    list: post('/users/v3/list'),
    /** The cashiers of one branch and its default cashier; needs `cashier_view`. */
    listWithDefault: post('/users/v3/admin/list'),
    /** `username` is whole: the branch's, a hyphen, the typed part. 409: it is taken. */
    create: post('/users/v3/create'),
    /** Changes a cashier, or with the own id the own name. What is left out stays. */
    modify: post('/users/v3/modify'),
    /** The history stays. 409: already deleted. */
    remove: post('/users/v3/delete'),
    /** 409: not active. Its sessions end at once. */
    block: post('/users/v3/block'),
    /** 409: not blocked. */
    unblock: post('/users/v3/unblock'),
    /** Sends a one-time password by e-mail. */
    resetPassword: post('/users/v3/password/reset'),
    /** An A4 PDF: of a cashier, of all cashiers of a branch (only `businessBranchId`), or the caller's own. With `format: 'svg'` one code alone. */
    downloadQr: download('/users/v3/qr/download'),
    /** Makes a cashier titular of others; an empty list makes it a plain one again. */
    setChildren: post('/users/v3/set-children'),
    setDefault: put('/branch/v3/config/default-operative'),
    /** Level `BusinessUser`: automatic at an hour of 0 to 23, or manual. */
    setClosingConfig: put('/users/v3/config/closings'),
    /** Whether a cashier may close itself; without `closingLocked` it changes to the contrary. */
    setClosingLock: put('/users/v3/config/closings/locked-state'),
  };
}

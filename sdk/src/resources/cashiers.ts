import { readFile } from '../download.ts';
import type { Transport } from '../transport.ts';

/** A business administrator names the branch with `businessBranchId`. 404: unknown or out of scope. */
export function cashiersResource({ post, put, download }: Transport) {
  return {
    /** The cashiers in scope; `includeDeleted` adds the deleted ones. */
    list: post('/users/v3/list'),
    /** The cashiers of a branch and its default cashier; requires `cashier_view`. */
    listWithDefault: post('/users/v3/admin/list'),
    /** `username` is complete: the branch's, a hyphen and the typed part. 409: it is taken. */
    create: post('/users/v3/create'),
    /** Changes a cashier or, with the caller's own id, the caller's name. Absent fields do not change. */
    modify: post('/users/v3/modify'),
    /** The history is kept. 409: already deleted. */
    remove: post('/users/v3/delete'),
    /** Ends its sessions at once. 409: not active. */
    block: post('/users/v3/block'),
    /** 409: not blocked. */
    unblock: post('/users/v3/unblock'),
    /** Sends a one-time password by email. */
    resetPassword: post('/users/v3/password/reset'),
    /**
     * An A4 PDF: a cashier's, that of all cashiers of a branch (`businessBranchId` alone) or the caller's. `format: 'svg'`
     * returns one code alone.
     */
    downloadQr: download('/users/v3/qr/download', readFile),
    /** Makes a cashier titular of others; an empty list makes it an ordinary one again. */
    setChildren: post('/users/v3/set-children'),
    setDefault: put('/branch/v3/config/default-operative'),
    /** `level` is `BusinessUser`. Automatic at an hour from 0 to 23, or manual. */
    setClosingConfig: put('/users/v3/config/closings'),
    /** Forbids or authorizes the cashier's individual closing; without `closingLocked` it is toggled. */
    setClosingLock: put('/users/v3/config/closings/locked-state'),
  };
}

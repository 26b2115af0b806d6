import type { Transport } from '../transport.ts';

/** The caller's own data. To change the caller's name, use `cashiers.modify` with the caller's id. */
export function profileResource({ post, ask }: Transport) {
  return {
    /** Sends a code to the new address; nothing changes before `validateEmailChange`. 409: it is taken; 429: too many codes. */
    updateEmail: post('/users/v3/profile/update-email'),
    /** Returns the new address. 422: the code is wrong, used or older than 10 minutes. */
    validateEmailChange: post('/users/v3/profile/validate-email-change'),
    /** Digits only; a number of Guatemala (502) has eight. */
    updatePhone: post('/users/v3/profile/update-phone'),
    /** Decides if app users can find the business by its name. */
    toggleBusinessSearch: post('/users/v3/profile/business-search-toggle'),
    /** The bank account that receives the closings, masked; null if there is none. */
    getFundSource: ask('/users/v3/profile/get-fund-source'),
    /** A square PNG, JPEG or WebP of at most 2 MB, in base64. Returns its address. 422: the content is something else. */
    updateAvatar: post('/users/v3/profile/avatar'),
    /** The caller's live sessions on all devices, the current one first. */
    listSessions: ask('/users/v3/profile/sessions/list'),
    /** Ends a session at once. 404: it has already ended or is not the caller's. */
    closeSession: post('/users/v3/profile/sessions/close'),
  };
}

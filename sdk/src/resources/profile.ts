import type { Transport } from '../transport.ts';

/** What belongs to the person who is signed in. The own name is changed with `cashiers.modify` and the own id. */
export function profileResource({ post, ask }: Transport) {
  return {
    /** Sends a code to the new address; nothing changes before `validateEmailChange`. 409: it is taken; 429: too many codes. */
    updateEmail: post('/users/v3/profile/update-email'),
    /** 422: the code is wrong, used, or older than 10 minutes. Answers the address that now holds. */
    validateEmailChange: post('/users/v3/profile/validate-email-change'),
    /** Digits only; a number of Guatemala (502) has eight. */
    updatePhone: post('/users/v3/profile/update-phone'),
    /** Whether app users find the business by its name. */
    toggleBusinessSearch: post('/users/v3/profile/business-search-toggle'),
    /** The bank account that receives the closings, masked; null when there is none. */
    getFundSource: ask('/users/v3/profile/get-fund-source'),
    /** A square PNG, JPEG or WebP of at most 2 MB, in base64. Answers its address. 422: it is something else, whatever it says. */
    updateAvatar: post('/users/v3/profile/avatar'),
    /** The person's open sessions, on whatever device, this one first. */
    listSessions: ask('/users/v3/profile/sessions/list'),
    /** Ends one of them at once. 404: it is over already, or not the person's. */
    closeSession: post('/users/v3/profile/sessions/close'),
  };
}

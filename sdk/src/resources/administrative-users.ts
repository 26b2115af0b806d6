import type { Transport } from '../transport.ts';

/** Equipo: the people who administer the business, and the roles they may have. */
export function administrativeUsersResource({ post, ask }: Transport) {
  return {
    /** One page, by name. */
    list: post('/users/v1/admin/users/list'),
    /** 403: a role that may do more than the caller. 409: the username or the e-mail address is taken. */
    create: post('/users/v1/admin/users/create'),
    get: post('/users/v1/admin/users/get'),
    /** 422: it would leave no administrator, is the caller's own role, or the business's own account. */
    update: post('/users/v1/admin/users/edit'),
    /** 422: the last administrator, the caller, or the business's own account. */
    remove: post('/users/v1/admin/users/delete'),
    /** Sends a one-time password by e-mail. */
    resetPassword: post('/users/v3/password/reset'),
    listRoles: ask('/users/v1/admin/role/list'),
  };
}

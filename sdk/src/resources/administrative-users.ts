import type { Transport } from '../transport.ts';

/** Equipo: the people who administer the business, and the roles they may have. */
export function administrativeUsersResource({ post, ask }: Transport) {
  return {
    list: post('/users/v1/admin/users/list'),
    /** 409: the username is taken. */
    create: post('/users/v1/admin/users/create'),
    get: post('/users/v1/admin/users/get'),
    /** 422: it would leave no administrator, or is the caller's own role. */
    update: post('/users/v1/admin/users/edit'),
    /** 422: the last administrator, or the caller. */
    remove: post('/users/v1/admin/users/delete'),
    /** Sends a one-time password by e-mail. */
    resetPassword: post('/users/v3/password/reset'),
    listRoles: ask('/users/v1/admin/role/list'),
  };
}

import type { Transport } from '../transport.ts';

/** The people who administer the business, and their roles. */
export function administrativeUsersResource({ post, ask }: Transport) {
  return {
    /** A page, ordered by name. */
    list: post('/users/v1/admin/users/list'),
    /** 403: the role has permissions that the caller lacks. 409: the username or the email is taken. */
    create: post('/users/v1/admin/users/create'),
    get: post('/users/v1/admin/users/get'),
    /** 422: it would leave no administrator, or it changes the caller's own role or the business's own account. */
    update: post('/users/v1/admin/users/edit'),
    /** 422: the last administrator, the caller or the business's own account. */
    remove: post('/users/v1/admin/users/delete'),
    /** Sends a one-time password by email. */
    resetPassword: post('/users/v3/password/reset'),
    listRoles: ask('/users/v1/admin/role/list'),
  };
}

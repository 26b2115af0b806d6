import type { Cashier } from '@cobros/sdk';

type Child = Pick<Cashier, 'id' | 'name' | 'username' | 'childrenUser' | 'isChildCashier'>;

/** A cashier as a possible child; disabled, with the reason, if it cannot be one. */
export function childCashierOption(cashier: Child, titular: Pick<Cashier, 'childrenUser'>) {
  const { id, name, username, childrenUser, isChildCashier } = cashier;
  const own = titular.childrenUser?.includes(id) ?? false;
  const reason =
    isChildCashier && !own
      ? 'Ya pertenece a otra caja titular'
      : childrenUser && childrenUser.length > 0
        ? 'Es titular de otras cajas'
        : undefined;
  return { value: id, title: name, text: reason ?? `@${username}`, disabled: reason !== undefined };
}

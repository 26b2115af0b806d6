import { can, type Person } from '#domain/permissions.ts';

export type ProfileAction =
  | 'business-name'
  | 'name'
  | 'branch-name'
  | 'email'
  | 'phone-number'
  | 'avatar'
  | 'search'
  | 'closing-count';

type Owner = Person & { roleName: string | null };

/** True for the business's own account, as opposed to an administrative user. */
export const isOwner = ({ type, roleName }: Owner): boolean => type === 'admin' && roleName === null;

/** Label of the user's own name, beside that of the business or branch. */
export const nameLabel = ({ type }: Person): string =>
  type === 'operator' ? 'Nombre de la caja' : 'Tu nombre';

/** Read-only administrative users may change nothing but their password, which everybody may. */
export function mayChangeProfile(person: Owner, action: ProfileAction): boolean {
  const isAdmin = person.type === 'admin';
  if (isAdmin && !can(person, { all: ['cashier_manage'] })) return false;
  switch (action) {
    case 'business-name':
      return isOwner(person);
    case 'branch-name':
      return person.type === 'branch_admin';
    case 'avatar':
    case 'search':
    case 'closing-count':
      return isAdmin;
    default:
      return true;
  }
}

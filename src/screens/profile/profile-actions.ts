import { can, type Person } from '../../domain/permissions.ts';

export type ProfileAction =
  | 'business-name'
  | 'name'
  | 'branch-name'
  | 'email'
  | 'phone-number'
  | 'avatar'
  | 'password'
  | 'search';

type Owner = Person & { roleName: string | null };

/** The account of the business itself, not of one of Equipo's people. */
export const isOwner = ({ type, roleName }: Owner): boolean => type === 'admin' && roleName === null;

/** Beside the name of the business or branch stands the one of who is signed in: a cashier, or a person. */
export const nameLabel = ({ type }: Person): string =>
  type === 'operator' ? 'Nombre de la caja' : 'Tu nombre';

/** What this person may change here. People of Equipo who only read change their password and nothing else. */
export function mayChange(person: Owner, action: ProfileAction): boolean {
  if (action === 'password') return true;
  const isAdmin = person.type === 'admin';
  if (isAdmin && !can(person, { all: ['cashier_manage'] })) return false;
  switch (action) {
    case 'business-name':
      return isOwner(person);
    case 'branch-name':
      return person.type === 'branch_admin';
    case 'avatar':
    case 'search':
      return isAdmin;
    default:
      return true;
  }
}

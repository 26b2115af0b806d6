import type { AdministrativeUser } from '@cobros/sdk';
import type { MenuItem } from '../../ui/menu.tsx';
import type { PersonAction } from './person-actions.ts';
import { personModal } from './person-modals.ts';

const FACES: Record<PersonAction, Omit<MenuItem, 'onSelect'>> = {
  edit: { label: 'Editar', icon: 'edit' },
  password: { label: 'Reiniciar contraseña', icon: 'key' },
  delete: { label: 'Eliminar', icon: 'trash', danger: true },
};

export function personMenu(person: AdministrativeUser, actions: readonly PersonAction[]): MenuItem[] {
  return actions.map((step) => ({ ...FACES[step], onSelect: () => personModal.open({ step, person }) }));
}

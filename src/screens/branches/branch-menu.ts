import type { Branch } from '@cobros/sdk';
import type { MenuItem } from '../../ui/menu.tsx';
import type { BranchAction } from './branch-actions.ts';
import { branchModal } from './branch-modals.ts';

const FACES: Record<BranchAction, Omit<MenuItem, 'onSelect'>> = {
  edit: { label: 'Editar', icon: 'edit' },
  notifications: { label: 'Notificaciones', icon: 'bell' },
  password: { label: 'Reiniciar contraseña', icon: 'key' },
  lock: { label: 'Bloquear sucursal', icon: 'lock' },
  unlock: { label: 'Desbloquear sucursal', icon: 'unlock' },
  closures: { label: 'Tipo de cierre', icon: 'clock' },
  default: { label: 'Definir predeterminada', icon: 'star' },
  delete: { label: 'Eliminar', icon: 'trash', danger: true },
};

export function branchMenu(branch: Branch, actions: readonly BranchAction[]): MenuItem[] {
  return actions.map((step) => ({
    ...FACES[step],
    onSelect: () => branchModal.open({ step, branch }),
  }));
}

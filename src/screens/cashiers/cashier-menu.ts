import type { Cashier } from '@cobros/sdk';
import type { MenuItem } from '../../ui/menu.tsx';
import type { CashierAction } from './cashier-actions.ts';
import type { CashierBranch } from './cashier-branch.ts';
import { cashierModal } from './cashier-modals.ts';

const FACES: Record<CashierAction, Omit<MenuItem, 'onSelect'>> = {
  edit: { label: 'Editar', icon: 'edit' },
  qr: { label: 'Descargar material QR', icon: 'qr' },
  notifications: { label: 'Notificaciones', icon: 'bell' },
  password: { label: 'Reiniciar contraseña', icon: 'key' },
  block: { label: 'Bloquear caja', icon: 'lock' },
  unblock: { label: 'Desbloquear caja', icon: 'unlock' },
  closures: { label: 'Tipo de cierre', icon: 'clock' },
  default: { label: 'Definir predeterminada', icon: 'star' },
  'block-closing': { label: 'Autorizar cierre individual', icon: 'shield' },
  main: { label: 'Caja titular', icon: 'tree' },
  delete: { label: 'Eliminar', icon: 'trash', danger: true },
};

export function cashierMenu(
  cashier: Cashier,
  branch: CashierBranch,
  actions: readonly CashierAction[],
): MenuItem[] {
  return actions.map((step) => ({
    ...FACES[step],
    onSelect: () => cashierModal.open({ step, cashier, branch }),
  }));
}

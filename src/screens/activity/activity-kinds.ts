import type { ActivityKind } from '@cobros/sdk';
import type { IconName } from '../../ui/icon.tsx';

export const ACTIVITY_KINDS: Record<ActivityKind, { label: string; icon: IconName }> = {
  access: { label: 'Accesos', icon: 'key' },
  requests: { label: 'Solicitudes', icon: 'send' },
  payments: { label: 'Pagos', icon: 'payments' },
  refunds: { label: 'Reembolsos', icon: 'undo' },
  closings: { label: 'Cierres', icon: 'closing' },
  branches: { label: 'Sucursales', icon: 'store' },
  cashiers: { label: 'Cajas', icon: 'cashier' },
  notifications: { label: 'Notificaciones', icon: 'bell' },
  team: { label: 'Equipo', icon: 'users' },
  profile: { label: 'Perfil', icon: 'user' },
  exports: { label: 'Exportaciones', icon: 'download' },
};

const KINDS = Object.keys(ACTIVITY_KINDS) as ActivityKind[];

/** Undefined for a text that is no kind. */
export const kindOf = (text: string): ActivityKind | undefined => KINDS.find((kind) => kind === text);

export const KIND_OPTIONS = [
  { value: '', label: 'Todos' },
  ...KINDS.map((kind) => ({ value: kind, label: ACTIVITY_KINDS[kind].label })),
];

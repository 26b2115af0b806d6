import type { ActivityKind, Schemas } from '@cobros/sdk';
import { createListAddress, type ListView, parseDays } from '#blocks/list/list-address.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { type DayRange, momentsOf } from '#domain/day-range.ts';
import type { IconName } from '#ui/icon.tsx';

/** Filters of the activity; an empty value is no filter. */
export interface ActivityFilters extends DayRange {
  /** Name or username of the person who acted. */
  actor: string;
  kind: ActivityKind | '';
}

export type ActivityView = ListView<ActivityFilters>;

const NO_ACTIVITY_FILTERS: ActivityFilters = { actor: '', kind: '', from: '', to: '' };

/** The filters as the API takes them; days are in UTC (section 5 of the specification). */
export function filterContent({ actor, kind, from, to }: ActivityFilters): Schemas['ActivityFilters'] {
  return {
    ...(actor && { actor }),
    ...(kind && { kinds: [kind] }),
    ...momentsOf({ from, to }),
  };
}

export const activityAddress = createListAddress<ActivityFilters>({
  none: NO_ACTIVITY_FILTERS,
  parse: (params) => ({
    actor: cleanFilterText(params.get('person') ?? ''),
    kind: kindOf(params.get('kind') ?? '') ?? '',
    ...parseDays(params),
  }),
  format: ({ actor, kind, from, to }) => [
    ['person', actor],
    ['kind', kind],
    ['from', from],
    ['to', to],
  ],
});

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

/** Undefined if the text is not the name of a kind. */
export const kindOf = (text: string): ActivityKind | undefined => KINDS.find((kind) => kind === text);

export const KIND_OPTIONS = [
  { value: '', label: 'Todos' },
  ...KINDS.map((kind) => ({ value: kind, label: ACTIVITY_KINDS[kind].label })),
];

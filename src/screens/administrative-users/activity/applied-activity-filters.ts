import type { AppliedFilter } from '../../../blocks/list/applied-chips.tsx';
import { formatTypedDays } from '../../../domain/date-range.ts';
import { ACTIVITY_KINDS } from '../activity-kinds.ts';
import { changeFilters } from './activity-store.ts';
import type { ActivityFilters } from './activity-view.ts';

/** The filters that are on, in words. */
export function appliedActivityFilters({ actor, kind, from, to }: ActivityFilters): AppliedFilter[] {
  const named: [key: string, label: string, without: Partial<ActivityFilters>][] = [
    ['actor', actor && `Persona: ${actor}`, { actor: '' }],
    ['kind', kind && ACTIVITY_KINDS[kind].label, { kind: '' }],
    ['days', from || to ? formatTypedDays({ from, to }) : '', { from: '', to: '' }],
  ];
  return named
    .filter(([, label]) => label !== '')
    .map(([key, label, without]) => ({ key, label, remove: () => changeFilters(without) }));
}

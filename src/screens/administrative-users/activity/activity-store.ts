import type { ActivityEntry } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../../../api/api.ts';
import { countedText } from '../../../blocks/count-text.ts';
import { startExport } from '../../../blocks/list/file-export.ts';
import { type Reading, usePage } from '../../../blocks/list/use-page.ts';
import { ACTIVITY } from '../people-store.ts';
import {
  type ActivityFilters,
  type ActivityView,
  filterContent,
  formatActivityAddress,
  NO_ACTIVITY_FILTERS,
  parseActivityAddress,
} from './activity-view.ts';

export interface ActivityPage {
  data: readonly ActivityEntry[];
  count: number;
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
}

/** `1,284 entradas` */
export const entriesText = (count: number): string => countedText(count, 'entrada', 'entradas');

/** Every change of the view is a step that Back takes back. */
export function changeView(change: Partial<ActivityView>): void {
  navigate(
    location.pathname + formatActivityAddress({ ...parseActivityAddress(location.search), ...change }),
  );
}

/** Another set begins at its first page. */
export function changeFilters(change: Partial<ActivityFilters>): void {
  const { filters } = parseActivityAddress(location.search);
  changeView({ filters: { ...filters, ...change }, page: 1 });
}

export const cleanFilters = (): void => changeView({ filters: NO_ACTIVITY_FILTERS, page: 1 });

export function useActivity(view: ActivityView): Reading<ActivityPage> {
  useSignals();
  const { filters, sort, page, pageSize } = view;
  return usePage<ActivityPage>(`${ACTIVITY}/list/${formatActivityAddress(view)}`, (signal) =>
    api.activity.list(
      { ...filterContent(filters), sort, pageProperties: { currentPage: page, pageSize } },
      { signal },
    ),
  );
}

/** All pages of what is filtered, in its order. */
export function exportActivity({ filters, sort }: ActivityView, count: number): Promise<void> {
  const content = { ...filterContent(filters), sort };
  return startExport({
    size: entriesText(count),
    load: (signal) => api.activity.exportList(content, { signal }),
  });
}

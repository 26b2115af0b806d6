import type { ActivityEntry } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { countedText } from '../../../blocks/count-text.ts';
import { startExport } from '../../../blocks/list/file-export.ts';
import { type Reading, usePage } from '../../../blocks/list/use-page.ts';
import { ACTIVITY } from '../people-store.ts';
import { type ActivityView, activityAddress, filterContent } from './activity-address.ts';

export interface ActivityPage {
  data: readonly ActivityEntry[];
  count: number;
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
}

/** `1,284 entradas` */
export const entriesText = (count: number): string => countedText(count, 'entrada', 'entradas');

export function useActivity(view: ActivityView): Reading<ActivityPage> {
  const { filters, sort, page, pageSize } = view;
  return usePage<ActivityPage>(`${ACTIVITY}/list/${activityAddress.format(view)}`, (signal) =>
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

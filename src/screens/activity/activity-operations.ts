import type { ActivityEntry } from '@cobros/sdk';
import { createActivityApi } from '@cobros/sdk/activity';
import { api } from '#api/business-api.ts';
import { countedText } from '#blocks/count-text.ts';
import { startExport } from '#blocks/list/current-export.ts';
import { ofPart } from '#stores/optional-parts.ts';
import type { Load } from '#stores/resource.ts';
import { type ActivityView, filterContent } from './activity-filters.ts';

export interface ActivityPage {
  data: readonly ActivityEntry[];
  count: number;
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
}

export const listActivity =
  ({ filters, sort, page, pageSize }: ActivityView): Load<ActivityPage> =>
  (signal) =>
    ofPart(
      'activity',
      api(createActivityApi).list(
        { ...filterContent(filters), sort, pageProperties: { currentPage: page, pageSize } },
        { signal },
      ),
    );

/** Exports all pages of the filtered list, in the same order. */
export function exportActivity({ filters, sort }: ActivityView, count: number): Promise<void> {
  const content = { ...filterContent(filters), sort };
  return startExport({
    format: 'excel',
    size: countedText(count, 'entrada', 'entradas'),
    content: { activity: content },
    load: (signal) => api(createActivityApi).exportList(content, { signal }),
  });
}

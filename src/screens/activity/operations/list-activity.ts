import type { ActivityEntry } from '@cobros/sdk';
import { createActivityApi } from '@cobros/sdk/activity';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';
import { type ActivityView, filterContent } from '../activity-filters.ts';

export interface ActivityPage {
  data: readonly ActivityEntry[];
  count: number;
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
}

export const listActivity =
  ({ filters, sort, page, pageSize }: ActivityView): Load<ActivityPage> =>
  (signal) =>
    api(createActivityApi).list(
      { ...filterContent(filters), sort, pageProperties: { currentPage: page, pageSize } },
      { signal },
    );

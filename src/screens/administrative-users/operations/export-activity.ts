import { api } from '../../../api/api.ts';
import { countedText } from '../../../blocks/count-text.ts';
import { startExport } from '../../../blocks/list/file-export.ts';
import { type ActivityView, filterContent } from '../activity/activity-address.ts';

/** All pages of what is filtered, in its order. */
export function exportActivity({ filters, sort }: ActivityView, count: number): Promise<void> {
  const content = { ...filterContent(filters), sort };
  return startExport({
    size: countedText(count, 'entrada', 'entradas'),
    load: (signal) => api.activity.exportList(content, { signal }),
  });
}

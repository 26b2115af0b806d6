import { readFile } from '../download.ts';
import type { Transport } from '../transport.ts';

/** Activity: who did what in the business, and when. */
export function activityResource({ post, download }: Transport) {
  return {
    /** A page of the filtered activity, newest first unless `sort` says otherwise. Dates are inclusive, in UTC. */
    list: post('/users/v1/admin/activity/list'),
    /** The filtered activity as an Excel file. 413: more than 200,000 rows. */
    exportList: download('/users/v1/admin/activity/excel', readFile),
  };
}

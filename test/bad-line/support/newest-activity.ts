import type { BusinessApi } from '@cobros/sdk';
import { dataOf } from '../../support/unwrap-result.ts';

export const newestActivity = async ({ activity }: BusinessApi) =>
  dataOf(await activity.list({ pageProperties: { currentPage: 1, pageSize: 100 } })).data;

import type { ListRefundRequestsAnswer } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { REFUND_REQUESTS } from '#stores/cache-keys.ts';
import type { Load } from '#stores/resource.ts';

interface View {
  page: number;
  pageSize: number;
}

/** The list begins with it, and the number in the menu is read with it. */
export const FIRST_PAGE: View = { page: 1, pageSize: 10 };

export const waitingKey = ({ page, pageSize }: View): string =>
  `${REFUND_REQUESTS}/waiting/${page}/${pageSize}`;

/** A page of the requests that wait, oldest first, with the number of all of them. */
export const listWaitingRequests =
  ({ page, pageSize }: View): Load<ListRefundRequestsAnswer> =>
  (signal) =>
    keyedApi(createTransactionsApi).listRefundRequests(
      { pageProperties: { currentPage: page, pageSize } },
      { signal },
    );

/** How often both are read where no stream reports changes. */
export const POLL_SECONDS = 60;

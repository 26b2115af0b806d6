import { area } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';

const HISTORY = '/transactions/v3/history';

async function historyPage(
  { backend, cashier: { token } }: CheckContext,
  currentPage: number,
  pageSize: number,
  filters = {},
) {
  const content = { ...filters, pageProperties: { currentPage, pageSize } };
  return accepted(await backend.post(HISTORY, content, { token }));
}

export const pagingChecks = area('paging', [
  {
    rule: 'Pages know their neighbors: previousPage and nextPage are null at the ends.',
    async run(context) {
      for (const amount of [1, 2, 3]) await context.sendRequest({ amount });
      const first = await historyPage(context, 1, 1);
      const { totalPages } = first.pageProperties;
      expectSame(
        [first.pageProperties.previousPage, first.pageProperties.nextPage],
        [null, 2],
        'The neighbors of page 1',
      );
      const last = await historyPage(context, totalPages, 1);
      expectSame(
        [last.pageProperties.previousPage, last.pageProperties.nextPage],
        [totalPages - 1, null],
        'The neighbors of the last page',
      );
      expectSame(totalPages, first.summary.count, 'The number of pages of one row');
    },
  },
  {
    rule: 'The pages together have every row once, newest first by default.',
    async run(context) {
      const pages = [
        await historyPage(context, 1, 2),
        await historyPage(context, 2, 2),
        await historyPage(context, 3, 2),
      ];
      const rows = pages.flatMap(({ data }) => data);
      expectSame(new Set(rows.map(({ id }) => id)).size, rows.length, 'The number of different rows');
      const whole = await historyPage(context, 1, 6);
      expectSame(
        rows.map(({ id }) => id),
        whole.data.map(({ id }) => id),
        'The rows of three pages of two',
      );
      const dates = rows.map(({ creationDate }) => creationDate);
      expectSame(dates, [...dates].sort().reverse(), 'The dates of the rows');
    },
  },
  {
    rule: 'sort: asc turns the order.',
    async run(context) {
      const { data } = await historyPage(context, 1, 10, { sort: 'asc' });
      const dates = data.map(({ creationDate }) => creationDate);
      expectSame(dates, [...dates].sort(), 'The dates of the rows');
    },
  },
  {
    rule: 'Filters by status, date and amount return only what they say.',
    async run(context) {
      const request = await context.sendRequest({ amount: 7.77 });
      const filters = {
        statuses: ['pending'],
        initialAmount: 7.77,
        finalAmount: 7.77,
        startDate: request.creationDate,
        endDate: request.creationDate,
      };
      const { data } = await historyPage(context, 1, 10, filters);
      expect(
        data.some(({ id }) => id === request.id),
        'The filters do not find the request',
      );
      const wrong = data.filter(
        ({ status, amount, creationDate }) =>
          status !== 'pending' || amount !== 7.77 || creationDate !== request.creationDate,
      );
      expectSame(
        wrong.map(({ id }) => id),
        [],
        'Rows outside the filters',
      );
      const { data: none } = await historyPage(context, 1, 10, { ...filters, statuses: ['rejected'] });
      expectSame(
        none.map(({ id }) => id),
        [],
        'Rows of another status',
      );
    },
  },
  {
    rule: 'Page 0, more than 100 rows and an impossible date are 400.',
    async run({ backend, cashier: { token } }) {
      for (const content of [
        { pageProperties: { currentPage: 0, pageSize: 10 } },
        { pageProperties: { currentPage: 1, pageSize: 101 } },
        { pageProperties: { currentPage: 1, pageSize: 10 }, startDate: '2026-02-30T00:00:00.000Z' },
      ])
        rejected(await backend.post(HISTORY, content, { token }), 400, `for ${JSON.stringify(content)}`);
    },
  },
]);

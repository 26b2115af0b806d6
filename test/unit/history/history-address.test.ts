import { historyAddress } from '#screens/history/history-address.ts';
import { filterContent, type HistoryView, NO_HISTORY_FILTERS } from '#screens/history/history-filters.ts';
import { assert, test } from '../support/test.ts';

const { format, parse } = historyAddress;
const FIRST_VIEW: HistoryView = { filters: NO_HISTORY_FILTERS, sort: 'desc', page: 1, pageSize: 10 };

const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };

const everything: HistoryView = {
  filters: {
    search: 'pan & café = 100%?',
    friUser: '@maria.lopez',
    statuses: ['completed', 'refunded'],
    withRefund: '',
    branchId: 'br_centro',
    cashierId: 'us_caja1',
    period: '',
    from: '2026-11-01',
    to: '2026-11-20',
    initialAmount: '10.5',
    finalAmount: '500',
    dateOf: 'received',
    start: '',
    end: '',
    weekday: '5',
    hour: '18',
  },
  sort: 'asc',
  page: 3,
  pageSize: 50,
};

test('writing an address and reading it back gives the same filters, and defaults are not written', () => {
  assert.is(format(FIRST_VIEW), '');
  assert.equal(parse(''), FIRST_VIEW);
  assert.equal(parse(format(everything)), everything);
  const period: HistoryView = {
    ...FIRST_VIEW,
    filters: { ...NO_HISTORY_FILTERS, period: 'last-7-days', search: '🍞 ñ' },
  };
  assert.equal(parse(format(period)), period);
  const readable = '?status=completed,refunded&page=2';
  assert.is(format(parse(readable)), readable);
});

test('only those with a refund are asked for if that is chosen', () => {
  const chosen = { ...NO_HISTORY_FILTERS, withRefund: 'yes' as const };
  assert.equal(filterContent(chosen, DAY), { withRefund: true });
  assert.equal(parse(format({ ...FIRST_VIEW, filters: chosen })).filters, chosen);
});

test('the first and last hour and weekday are read, and none beyond them', () => {
  const of = (hour: string, weekday: string) => {
    const { filters } = parse(`?date=received&hour=${hour}&weekday=${weekday}`);
    return [filters.hour, filters.weekday];
  };
  assert.equal(
    [of('0', '1'), of('23', '7'), of('24', '8'), of('-1', '0')],
    [
      ['0', '1'],
      ['23', '7'],
      ['', ''],
      ['', ''],
    ],
  );
  const midnight = parse('?date=received&hour=0').filters;
  assert.is(filterContent(midnight, DAY).hour, 0);
});

test('what is invalid in an address, or contradicts the rest, is ignored', () => {
  const wrong =
    'status=paid,completed&from=2026-02-30&to=mañana&min=mucho&max=-5&sort=up&page=0&size=7&period=ever';
  for (const [address, filters] of [
    [wrong, { statuses: ['completed'] }],
    ['to=9999-12-31&page=1.5', {}],
    ['from=2026-11-25&to=2026-11-20&min=500&max=100', {}],
    ['period=today&from=2026-01-01&to=2026-01-02&t=tx_1', { period: 'today' }],
  ] as const)
    assert.equal(parse(`?${address}`), { ...FIRST_VIEW, filters: { ...NO_HISTORY_FILTERS, ...filters } });
});

test('filters are converted for the API: typed days to UTC, periods to the business’s time zone', () => {
  assert.equal(filterContent(everything.filters, DAY), {
    search: 'pan & café = 100%?',
    friUser: '@maria.lopez',
    statuses: ['completed', 'refunded'],
    businessBranchId: 'br_centro',
    businessUserId: 'us_caja1',
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
    initialAmount: 10.5,
    finalAmount: 500,
    dateOf: 'received',
    weekday: 5,
    hour: 18,
  });
  assert.equal(filterContent({ ...NO_HISTORY_FILTERS, period: 'yesterday' }, DAY), {
    startDate: '2026-11-19T06:00:00.000Z',
    endDate: '2026-11-20T05:59:59.999Z',
  });
  assert.equal(filterContent(NO_HISTORY_FILTERS, DAY), {});
});

import type { Period } from '#domain/preset-period.ts';
import { dayIn } from '#domain/time-zone.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { filterContent, NO_HISTORY_FILTERS } from '#screens/history/history-filters.ts';
import { assert, dataOf, exportedSheet, sandboxOf, test } from '../support/suite.ts';
import { insertTransaction } from './support/insert-transaction.ts';

const sandbox = await sandboxOf();

// The first and last moments of days of Tienda Luna, six hours behind UTC, and the date printed for each.
const TRADE: [moment: string, printed: string][] = [
  ['2026-10-31T06:00:00.000Z', '31/10/2026'],
  ['2026-11-01T05:59:59.999Z', '31/10/2026'],
  ['2026-11-01T06:00:00.000Z', '01/11/2026'],
  ['2026-11-29T06:00:00.000Z', '29/11/2026'],
  ['2026-11-30T05:59:59.999Z', '29/11/2026'],
  ['2026-11-30T06:00:00.000Z', '30/11/2026'],
  ['2026-12-01T01:29:00.000Z', '30/11/2026'],
  ['2026-12-01T05:59:59.999Z', '30/11/2026'],
  ['2026-12-01T06:00:00.000Z', '01/12/2026'],
];
for (const [index, [moment]] of TRADE.entries())
  await insertTransaction(sandbox.database, `tx_${index}`, moment);

/** A user of Tienda Luna who signs in at a moment, and the day as their portal computes it. */
async function arriveAt(moment: string) {
  await setClock(sandbox.database, new Date(moment));
  const api = await sandbox.api('tiendaluna');
  const { headers } = await sandbox.post('transactions/v3/balances', {}, await authorization());
  const now = Date.parse(headers.get('Date') ?? '');
  const timeZone = 'America/Guatemala';
  const day = { today: dayIn(timeZone, now), timeZone };
  const of = (period: Period) => filterContent({ ...NO_HISTORY_FILTERS, period }, day);
  return { api, now, of };
}

const authorization = async () => ({ Authorization: `Bearer ${await sandbox.signIn('tiendaluna')}` });

const EVENING = '2026-12-01T01:30:00Z';
const pageProperties = { currentPage: 1, pageSize: 100 };

test('every response has the server’s time', async () => {
  const { now } = await arriveAt(EVENING);
  assert.ok(Math.abs(now - Date.parse(EVENING)) < 30_000);
});

for (const [when, moment, period, days] of [
  ['at 19:30', EVENING, 'today', ['30/11/2026']],
  ['at 19:30', EVENING, 'yesterday', ['29/11/2026']],
  ['at 19:30 of the last day', EVENING, 'this-month', ['01/11/2026', '29/11/2026', '30/11/2026']],
  ['at 19:30 of the last day', EVENING, 'last-month', ['31/10/2026']],
  ['right before midnight', '2026-12-01T05:59:00Z', 'today', ['30/11/2026']],
  ['at midnight', '2026-12-01T06:00:05Z', 'today', ['01/12/2026']],
  ['at midnight', '2026-12-01T06:00:05Z', 'yesterday', ['30/11/2026']],
  ['on the first of a month', '2026-12-01T06:00:05Z', 'this-month', ['01/12/2026']],
] as const)
  test(`${when} ${period} covers exactly the printed dates ${days}`, async () => {
    const { api, of } = await arriveAt(moment);
    const { data } = dataOf(await api.transactions.history({ ...of(period), sort: 'asc', pageProperties }));
    const expected = TRADE.map(([, date]) => date).filter((date) => days.some((day) => day === date));
    assert.is(data.map(({ formattedCreationDate }) => formattedCreationDate).join(), expected.join());
  });

for (const [what, filters, name, told] of [
  ['everything', {}, '2026-11-30', undefined],
  ['Hoy', 'today', '2026-11-30', 'Fechas: 30/11/2026 (hora del negocio)'],
  ['Este mes', 'this-month', '2026-11-01-a-2026-11-30', 'Fechas: 01/11/2026 a 30/11/2026 (hora del negocio)'],
  [
    'typed days',
    { startDate: '2026-11-02T00:00:00.000Z', endDate: '2026-11-03T23:59:59.999Z' },
    '2026-11-01-a-2026-11-03',
    'Fechas: 02/11/2026 a 03/11/2026 (UTC)',
  ],
  ['an open end', { startDate: '2026-11-02T00:00:00.000Z' }, '2026-11-30', 'Fechas: desde 02/11/2026 (UTC)'],
  [
    'moments',
    { startDate: '2026-11-02T16:00:00Z', endDate: '2026-11-02T17:30:00Z' },
    '2026-11-02',
    'Fechas: 02/11/2026 10:00:00 a 02/11/2026 11:30:00 (hora del negocio)',
  ],
] as const)
  test(`exported files of ${what} have the business’s dates in their names, and contain exactly those dates`, async () => {
    const { api, of } = await arriveAt(EVENING);
    const content = typeof filters === 'string' ? of(filters) : filters;
    const { startDate, endDate } = content as { startDate?: string; endDate?: string };
    const dates = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
    const history = await exportedSheet(await api.transactions.exportHistory(content));
    const activity = await exportedSheet(await api.activity.exportList(dates));
    assert.equal([history.fileName, activity.fileName], [`historial-${name}.xlsx`, `actividad-${name}.xlsx`]);
    for (const { rows } of [history, activity])
      assert.is(rows.flat().find((cell) => cell?.value.startsWith('Fechas'))?.value, told);
  });

const CALLS = [
  'transactions/v3/history',
  'transactions/v3/history/excel',
  'closing/v3/history',
  'users/v1/admin/activity/list',
  'users/v1/admin/activity/excel',
];

for (const path of CALLS)
  test(`${path} accepts every date or rejects it at its field`, async () => {
    const headers = await authorization();
    const page = path.endsWith('excel') ? {} : { pageProperties };
    for (const date of [
      '9999-12-31T23:59:59.999Z',
      '0000-01-01T00:00:00Z',
      '2100-01-01T00:00:00Z',
      '2026-11-20T23:59:60Z',
      '2026-11-20T00:00:00+24:00',
      '2026-02-30T00:00:00Z',
      '2026-11-20',
    ])
      for (const field of ['startDate', 'endDate']) {
        const { status, info } = await sandbox.post(path, { ...page, [field]: date }, headers);
        assert.equal([date, status, info.fields?.map((wrong) => wrong.field)], [date, 400, [field]]);
      }
    for (const date of [
      '2000-01-01T00:00:00Z',
      '2099-12-31T23:59:59.999Z',
      '2099-12-31T23:59:59.999999999-23:59',
      '2000-01-01T00:00:00+23:59',
    ])
      for (const field of ['startDate', 'endDate']) {
        const body = JSON.stringify({ requestContent: { ...page, [field]: date } });
        const { status } = await sandbox.call(path, { method: 'POST', headers, body });
        assert.equal([date, status], [date, 200]);
      }
  });

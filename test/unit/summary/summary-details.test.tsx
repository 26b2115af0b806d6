import type { Schemas } from '@cobros/sdk';
import { historyAddress } from '#screens/history/history-address.ts';
import { filterContent } from '#screens/history/history-filters.ts';
import { steps } from '#screens/summary/hours-table.css.ts';
import { summaryContent } from '#screens/summary/summary-address.ts';
import SummaryScreen from '#screens/summary/summary-screen.tsx';
import { setServerTime } from '#stores/clock.ts';
import { reportChanged, reportedLists } from '#stores/live/changes.ts';
import { forgetResources } from '#stores/resource.ts';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { weekSummary } from '../fixtures/summary.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';
import { later, successResponse } from '../support/stubbed-api.ts';

const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };
const SUMMARY = 'transactions/v3/summary';

function open(at = '/summary', summary: Schemas['Summary'] = weekSummary()) {
  forgetResources();
  signInAs('admin', ADMIN, 'summary');
  return openPage(<SummaryScreen />, { [SUMMARY]: summary }, { at });
}

/** The filters of the list of payments at the address of a link. */
function listOf(link: Element | null | undefined): object {
  const href = link?.getAttribute('href') ?? '';
  return filterContent(historyAddress.parse(href.slice(href.indexOf('?'))).filters, DAY);
}

const WEEK = {
  dateOf: 'received',
  startDate: '2026-11-16T06:00:00.000Z',
  endDate: '2026-11-21T01:40:00.000Z',
};
const cards = (view: View) => view.findAll('section:has(h2)');
const cardOf = (view: View, title: string) =>
  cards(view).find((card) => card.querySelector('h2')?.textContent === title);

test('below the hours are their sums, and each leads to its own payments', async () => {
  const { view } = await open();
  assert.match(cardOf(view, 'Horas')?.textContent ?? '', 'La mejor hora');
  const foot = [...view.findAll('tfoot tr')].at(-1);
  const links = [...(foot?.querySelectorAll('a') ?? [])];
  assert.equal(
    links.map((link) => link.getAttribute('aria-label')),
    ['De 9 a 10 h: 3 pagos', 'De 12 a 13 h: 1 pago', 'De 18 a 19 h: 4 pagos', 'Total: 8 pagos'],
  );
  assert.equal(listOf(links[1]), { ...WEEK, hour: 12 });
  assert.equal(listOf(links[3]), WEEK);
});

test('the hours have every weekday of the period, of which the last that has come is without payments, and later ones are not', async () => {
  const hours = [{ weekday: 1, hour: 9, receivedCount: 3 }];
  const { view } = await open('/summary', weekSummary({ hours }));
  const days = [...(cardOf(view, 'Horas')?.querySelectorAll('tbody tr') ?? [])];
  assert.is(days.length, 7);
  assert.match(days[4]?.textContent ?? '', 'viernes de 9 a 10 h: sin pagos');
  assert.match(days[5]?.textContent ?? '', 'Aún no llega');
});

test('the shade of an hour is its share of the busiest one', async () => {
  const hours = [1, 2, 3, 4, 5].map((hour) => ({ weekday: 1, hour: hour + 8, receivedCount: hour * 10 }));
  const { view } = await open('/summary', weekSummary({ hours }));
  const shades = [10, 20, 30, 40, 50].map((count) =>
    view.findAll('tbody td a').find(({ textContent }) => textContent === String(count)),
  );
  assert.equal(
    shades.map((link) => link?.className),
    steps,
  );
});

test('on phones the busiest hours and then the quietest ones are listed', async () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hour: 9, receivedCount: weekday }));
  const { view } = await onNarrowScreen(() => open('/summary', weekSummary({ hours })));
  const rows = [...(cardOf(view, 'Horas')?.querySelectorAll('li') ?? [])];
  assert.equal(
    rows.map(({ textContent }) => textContent),
    [
      'Domingo, de 9 a 10 hLa mejor hora7 pagos',
      'Sábado, de 9 a 10 hDe las mejores6 pagos',
      'Viernes, de 9 a 10 hDe las mejores5 pagos',
      'Lunes, de 9 a 10 hLa más tranquila1 pago',
      'Martes, de 9 a 10 hDe las tranquilas2 pagos',
    ],
  );
  assert.equal(listOf(rows[0]?.querySelector('a')), { ...WEEK, weekday: 7, hour: 9 });
});

test('on phones a place shows its part of today or of this week beside its total, which leads to its payments', async () => {
  const { view } = await onNarrowScreen(() => open());
  const centro = () => view.findAll('li').find(({ textContent }) => textContent?.startsWith('Centro'));
  assert.match(centro()?.textContent ?? '', /^CentroQ450.50Hoy Q300.00/);
  const total = [...(centro()?.querySelectorAll('a') ?? [])].find(
    ({ textContent }) => textContent === 'Q450.50',
  );
  assert.equal(listOf(total), { ...WEEK, businessBranchId: 'br_centro' });
  await view.clickButton('Pagos');
  assert.match(centro()?.textContent ?? '', 'Centro6Hoy 3 pagos');
  await view.unmount();
  const { spans, places } = weekSummary();
  const current = spans.filter(({ isCurrent }) => isCurrent);
  const week = { ...current[0], startDay: '2026-11-16', endDay: '2026-11-22' } as (typeof spans)[number];
  const before = { ...week, startDay: '2026-11-09', endDay: '2026-11-15', isCurrent: false };
  const of = (columns: typeof spans) => {
    const own = places.map((place) => ({ ...place, spans: columns.map(() => place.spans[4]) }));
    return weekSummary({ spans: columns, places: own as typeof places });
  };
  const weeks = (await onNarrowScreen(() => open('/summary?period=this-month', of([before, week])))).view;
  assert.match(weeks.text(), 'CentroQ450.50Esta semana Q300.00');
  await weeks.unmount();
  const single = (await onNarrowScreen(() => open('/summary?period=today', of(current)))).view;
  assert.match(single.text(), 'CentroQ450.506 pagos');
});

test('a heading of a day sorts by that day, and a place with refunds only has its net amount', async () => {
  const { places } = weekSummary();
  const refunds = { receivedCount: 0, receivedAmount: 0, refundedCount: 1, refundedAmount: 5 };
  const only = places.map((place, index) => ({
    ...place,
    spans: place.spans.map((span, at) =>
      index === 1 && at === 2
        ? { ...span, ...refunds, netAmount: -5, formattedNetAmount: '\u2212Q5.00' }
        : span,
    ),
  }));
  const { view } = await open('/summary', weekSummary({ places: only }));
  const names = () => view.texts('tbody tr th[scope=row] a').slice(0, 2);
  assert.equal(names(), ['Centro', 'Zona 10']);
  await view.clickButton('Mar 17');
  assert.equal(names(), ['Zona 10', 'Centro']);
  await view.clickButton('Hoy · Vie 20');
  assert.equal(names(), ['Centro', 'Zona 10']);
  assert.match(view.text('table caption'), 'Recibido por sucursal y día');
  assert.is(view.findAll('tbody tr')[1]?.children[3]?.textContent, 'Sin pagos');
  await view.clickButton('Neto');
  assert.match(view.text('table caption'), 'Neto por sucursal y día');
  const zona10 = view.findAll('tbody tr').find(({ textContent }) => textContent?.startsWith('Zona 10'));
  assert.is(zona10?.children[3]?.textContent, '\u2212Q5.00');
});

test('the numbers of a branch’s summary lead to the payments of the branch and its cashiers', async () => {
  const ofBranch = weekSummary({ placeLevel: 'cashier', branch: { id: 'br_centro', name: 'Centro' } });
  const { view } = await open('/summary?period=this-week&branch=br_centro', ofBranch);
  assert.ok(cardOf(view, 'Por caja y día'));
  const linkOf = (text: string) => view.findAll('a').find(({ textContent }) => textContent === text);
  const branch = { ...WEEK, businessBranchId: 'br_centro' };
  assert.equal(listOf(linkOf('Q660.50')), branch);
  assert.equal(listOf(linkOf('Q450.50')), { ...branch, businessUserId: 'br_centro' });
});

test('more money is good and more refunds are bad, and without a place there is no file', async () => {
  const { total } = weekSummary();
  const before = { ...total, receivedAmount: 600, refundedAmount: 10, receivedCount: 9 };
  const { view } = await open('/summary', weekSummary({ totalBefore: before }));
  const tones = view
    .findAll('[aria-label="Cifras del periodo"] > div')
    .map((tile) => /_(good|bad)_/.exec(tile.querySelector('[class*=trend]')?.className ?? '')?.[1]);
  assert.equal([tones[0], tones[1], tones[3]], ['good', 'bad', 'bad']);
  assert.not.ok(view.button('Exportar a Excel').disabled);
  await view.unmount();
  const none = (await open('/summary', weekSummary({ places: [] }))).view;
  assert.ok(none.button('Exportar a Excel').disabled);
});

test('another period forgets the days of a range, and keeps the branch', async () => {
  const { view, contents, api } = await open(
    '/summary?period=range&from=2026-11-01&to=2026-11-10&branch=br_centro',
  );
  const days = 'Lunes 16 a viernes 20/11/2026';
  assert.match(view.text(), days);
  const { response, give } = later();
  api.responders[SUMMARY] = () => response;
  await view.clickButton('Hoy');
  assert.is(location.search, '?period=today&branch=br_centro');
  assert.not.match(view.text(), days, 'the new period has other days');
  await view.act(() => give(successResponse(weekSummary())));
  await view.loaded();
  assert.equal(contents(SUMMARY).at(-1), { period: 'today', businessBranchId: 'br_centro' });
  const range = { period: 'range', from: '2026-11-01', to: '2026-11-10', branchId: '' } as const;
  assert.equal(summaryContent(range, '2026-11-20'), {
    period: 'range',
    startDay: '2026-11-01',
    endDay: '2026-11-10',
  });
});

test('a running period is read again when a payment is reported, and when a new day begins; one that is over is not', async () => {
  reportedLists.value = ['paid'];
  const running = await open();
  await running.view.actAndLoad(() => reportChanged(['paid']));
  await running.view.until(() => running.contents(SUMMARY).length > 1);
  assert.is(running.contents(SUMMARY).length, 2);
  const now = Date.now();
  await running.view.actAndLoad(() => setServerTime(now + 86_400_000, { sentAt: now, arrivedAt: now }));
  assert.is(running.contents(SUMMARY).length, 3);
  await running.view.unmount();
  const { period } = weekSummary();
  const over = await open(
    '/summary?period=last-week',
    weekSummary({ period: { ...period, isRunning: false } }),
  );
  await over.view.actAndLoad(() => reportChanged(['paid']));
  assert.is(over.contents(SUMMARY).length, 1);
  reportedLists.value = [];
});

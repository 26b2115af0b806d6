import type { Schemas } from '@cobros/sdk';
import { dismissExport, exportState } from '#blocks/list/current-export.ts';
import { parseStatementView } from '#screens/closings/statement/statement-address.ts';
import StatementScreen from '#screens/closings/statement/statement-screen.tsx';
import { equationText } from '#screens/closings/statement/statement-texts.ts';
import { setServerTime } from '#stores/clock.ts';
import { forgetResources } from '#stores/resource.ts';
import { today } from '#stores/today.ts';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { octoberStatement, statementOfClosings } from '../fixtures/statement.ts';
import { chooseFromMenu } from '../support/choose-from-menu.ts';
import { assert, onNarrowScreen, openPage, test } from '../support/render.tsx';
import { failureResponse } from '../support/stubbed-api.ts';

const STATEMENT = 'closing/v3/statement';
const CREATE = 'downloads/v3/create';
const OCTOBER = '/closing/statement?month=2026-10';
const CENTRO = { id: 'br_centro', name: 'Centro' };

async function open(at = OCTOBER, statement: Schemas['Statement'] = octoberStatement(), responders = {}) {
  forgetResources();
  signInAs('admin', ADMIN, 'statement', 'downloads');
  return openPage(<StatementScreen />, { [STATEMENT]: statement, ...responders }, { at });
}

/** October with these changes of one of its days. */
function withDay(day: string, change: (one: Schemas['StatementDay']) => Partial<Schemas['StatementDay']>) {
  const statement = octoberStatement();
  const days = statement.days.map((one) => (one.day === day ? { ...one, ...change(one) } : one));
  return { ...statement, days };
}

test('below the days stand their sums with their signs', async () => {
  const { view } = await open();
  assert.equal(view.cells('tfoot tr'), [
    ['Total', 'Q987.90', '\u2212Q50.00', 'Q937.90', 'Q975.65', '\u2212Q975.60', 'Q837.80'],
  ]);
  await view.unmount();
  const closings = (await open(OCTOBER, statementOfClosings())).view;
  assert.equal(closings.cells('tfoot tr'), [
    ['Total', 'Q987.90', '\u2212Q50.00', 'Q937.90', '\u2212Q975.65', 'Q837.75'],
  ]);
});

test('a day with several deposits names them all', async () => {
  const statement = withDay('2026-10-02', ({ deposits }) => {
    const [first] = deposits?.movements ?? [];
    if (!deposits || !first) throw new Error('a deposit');
    return { deposits: { ...deposits, movements: [first, { ...first, reference: 'DEP-261002-2' }] } };
  });
  const { view } = await open(OCTOBER, statement);
  const cells = view.findAll('td[title]').map(({ title }) => title);
  assert.ok(cells.includes('DEP-261002, DEP-261002-2'), cells.join('; '));
});

test('on phones a day says what was refunded, closed, sent and returned', async () => {
  const { view } = await onNarrowScreen(() => open());
  const said = (day: string) => view.texts('li').find((text) => text?.includes(day));
  assert.is(said('01/10/2026'), 'Jue 01/10/2026Q100.102 cierres · sin depósitoSaldo Q975.60');
  assert.match(said('02/10/2026') ?? '', '02/10/2026Q0.00sin cierres · depósito \u2212Q975.60Saldo Q0.00');
  assert.match(said('15/10/2026') ?? '', 'reembolsado \u2212Q50.00 · CI-000003 · sin depósito');
  assert.match(said('19/10/2026') ?? '', 'sin cierres · devuelto +Q0.05');
  assert.match(said('20/10/2026') ?? '', 'sin cierres · asueto');
  await view.unmount();
  const closings = (await onNarrowScreen(() => open(OCTOBER, statementOfClosings()))).view;
  assert.is(closings.texts('li')[0], 'Jue 01/10/2026Q100.102 cierres \u2212Q975.60Saldo Q0.00');
});

test('the links of a branch’s statement lead to its own payments and closings', async () => {
  const { view } = await open(`${OCTOBER}&branch=br_centro`, { ...octoberStatement(), branch: CENTRO });
  const links = view
    .findAll('section a')
    .map((link) => new URL((link as HTMLAnchorElement).href))
    .filter(({ search }) => search.includes('2026-10'));
  assert.ok(links.length > 5);
  for (const { pathname, search } of links)
    assert.is(new URLSearchParams(search).get('branch'), 'br_centro', `${pathname}${search}`);
  const steps = view.findAll('a').filter(({ textContent }) => textContent === 'Q975.65');
  assert.match(steps[0]?.getAttribute('href') ?? '', '/closing/history?');
  const net = view.findAll('a').filter(({ textContent }) => textContent === 'Q937.90');
  assert.is(net.length, 2);
  for (const link of net) assert.match(link.getAttribute('href') ?? '', 'date=movement');
});

test('a month is read from its first day to its last, and a month to come is the last complete one', async () => {
  for (const [month, endDay] of [
    ['2026-10', '2026-10-31'],
    ['2026-02', '2026-02-28'],
  ]) {
    const { contents, view } = await open(`/closing/statement?month=${month}`);
    assert.equal(contents(STATEMENT), [{ startDay: `${month}-01`, endDay }]);
    await view.unmount();
  }
  assert.is(parseStatementView('?month=2026-12', '2026-11-20').month, '2026-10');
  assert.is(parseStatementView('?month=2026-11', '2026-11-20').month, '2026-11');
});

test('the choice of a branch keeps the month, and «Mes pasado» leads from a range to the last complete month', async () => {
  const branches = { 'branch/v3/list': { branches: [{ ...CENTRO, status: 'active' }] } };
  const { view, contents } = await open(OCTOBER, octoberStatement(), branches);
  await view.type(view.field('De quién'), 'br_centro');
  await view.loaded();
  assert.equal(contents(STATEMENT).at(-1), {
    startDay: '2026-10-01',
    endDay: '2026-10-31',
    businessBranchId: 'br_centro',
  });
  await view.unmount();
  const day = await open('/closing/statement?from=2026-10-15&to=2026-10-15');
  assert.is(day.view.text('h2'), '15/10/2026');
  await day.view.clickAndLoad('Mes pasado');
  const last = new Date(`${today.peek().slice(0, 7)}-01`);
  last.setUTCMonth(last.getUTCMonth() - 1);
  assert.is(location.search, `?month=${last.toISOString().slice(0, 7)}`);
});

test('a statement is exported with its days and its branch, and not twice at the same time', async () => {
  const { view, contents } = await open(`${OCTOBER}&branch=br_centro`, octoberStatement(), {
    'branch/v3/list': { branches: [{ ...CENTRO, status: 'active' }] },
    [CREATE]: () => new Promise<Response>(() => undefined),
  });
  const press = view.button('Descargar PDF');
  await view.click(press);
  assert.equal(contents(CREATE), [
    {
      statement: {
        startDay: '2026-10-01',
        endDay: '2026-10-31',
        businessBranchId: 'br_centro',
        format: 'pdf',
      },
    },
  ]);
  assert.is(exportState.peek().step, 'running');
  await view.click(press);
  assert.is(contents(CREATE).length, 1);
  await view.act(dismissExport);
});

test('on phones a menu downloads the statement in each format', async () => {
  const never = { [CREATE]: () => new Promise<Response>(() => undefined) };
  const { view, contents } = await open(OCTOBER, octoberStatement(), never);
  for (const [at, [item, format]] of [
    ['Descargar PDF', 'pdf'],
    ['Descargar Excel', 'excel'],
    ['Descargar CSV', 'csv'],
  ].entries()) {
    await chooseFromMenu(view, 'Descargar', item ?? '');
    const asked = contents(CREATE)[at] as { statement?: { format: string } } | undefined;
    assert.is(asked?.statement?.format, format);
    assert.ok(view.button('Descargar').disabled, 'one at a time');
    await view.act(dismissExport);
  }
});

test('a statement that cannot be read says why, and is read again on demand', async () => {
  const failing = () => failureResponse(500, { title: 'Estado de cuenta', message: 'Vuelve en un rato' });
  const { view, api } = await open(OCTOBER, octoberStatement(), { [STATEMENT]: failing });
  assert.match(view.text(), 'No se pudo cargar el estado de cuenta');
  assert.match(view.text(), 'Vuelve en un rato');
  api.responders[STATEMENT] = octoberStatement();
  await view.clickAndLoad('Reintentar');
  assert.match(view.text(), 'Saldo inicialQ875.50');
});

test('the current month is read again when a new day begins', async () => {
  const { view, contents } = await open(`/closing/statement?month=${today.peek().slice(0, 7)}`);
  assert.is(contents(STATEMENT).length, 1);
  const now = Date.now();
  await view.actAndLoad(() => setServerTime(now + 86_400_000, { sentAt: now, arrivedAt: now }));
  assert.is(contents(STATEMENT).length, 2);
});

test('in the equation a negative sum changes the sign before it', () => {
  const statement = octoberStatement();
  const { total, deposits } = statement;
  const negative = {
    ...statement,
    total: { ...total, formattedNetAmount: '\u2212Q5.00' },
    deposits: deposits && { ...deposits, formattedNetAmount: '\u2212Q3.00' },
  } as Schemas['Statement'];
  assert.is(equationText(negative), 'Q875.50 \u2212 Q5.00 + Q3.00 = Q837.80');
});

import { NO_FILTERS } from '#screens/dashboard/dashboard-filters.ts';
import { createRowFilter, filterRows } from '#screens/dashboard/filter-rows.ts';
import type { Row } from '#screens/dashboard/reconcile-rows.ts';
import { appUser, rowsOf } from '../fixtures/index.ts';
import { assert, test } from '../support/test.ts';

const rows = rowsOf({
  businessBranchName: 'Zona 10',
  businessUserName: 'Caja Rápida',
  friUser: appUser({ name: 'María José', lastname: 'López Ñ', username: 'mariajo.lopez' }),
  note: 'Almuerzo ejecutivo',
  reference: 'C7731',
  amount: 1125.5,
  formattedAmount: 'Q1,125.50',
  receiptCode: 'LUNA-7K2M',
  authorizationNumber: '804522',
});

const finds = (search: string) => filterRows(rows, { ...NO_FILTERS, search }).length === 1;

const typing = (all: readonly Row[]) => {
  const filter = createRowFilter();
  return (search: string) => filter(all, { ...NO_FILTERS, search });
};

test('the search finds by eight fields, in any spelling: case, accents and spaces may differ', () => {
  for (const texts of [
    'zona 10',
    'Caja Rápida',
    'mariajo.lopez|@mariajo',
    'María José|López|María José López',
    'ejecutivo',
    'c7731',
    'Q1,125.50|1125.50|1125.5|Q1125.50|1,125',
    '|   |maria jose|MARÍA|lopez n|  rapida |maria   jose|Mari\u0301a',
  ])
    for (const typed of texts.split('|')) assert.ok(finds(typed), typed);
});

test('only the eight fields are searched; words are matched across all fields, in any order', () => {
  for (const typed of ['LUNA-7K2M', '804522', 'tx_1', 'pr_1', '55551234']) assert.not.ok(finds(typed), typed);
  for (const typed of ['zona 10 caja', 'c7731 ejecutivo', 'lopez 1125', 'rapida zona 10 maria'])
    assert.ok(finds(typed), typed);
  for (const typed of ['lopez 80', 'zona 99 caja', 'lopez pérez']) assert.not.ok(finds(typed), typed);
});

test('words of the name of a branch or cashier stay together', () => {
  const place = (businessUserName: string, businessBranchName: string, amount: number) => ({
    id: `${businessUserName} ${businessBranchName}`,
    businessUserName,
    businessBranchName,
    amount,
    formattedAmount: `Q${amount}.00`,
  });
  const antigua = place('Caja 2', 'Antigua', 15);
  const both = rowsOf(place('Caja 1', 'Antigua', 200), antigua, place('Caja 2', 'Centro', 15));
  const found = (search: string) =>
    filterRows(both, { ...NO_FILTERS, search }).map(({ transaction }) => transaction.id);
  for (const search of ['caja 2 antigua', 'antigua caja 2']) assert.equal(found(search), ['Caja 2 Antigua']);
  assert.equal(found('antigua 200'), ['Caja 1 Antigua']);
  // The 2 is the beginning of an amount that is still being typed.
  const growing = typing(both);
  for (const search of ['caja', 'caja ', 'caja 2', 'caja 20', 'caja 200'])
    assert.equal(growing(search), filterRows(both, { ...NO_FILTERS, search }), search);
  assert.is(growing('caja 200').length, 1);
});

const notes = (found: readonly Row[]) => found.map(({ transaction }) => transaction.note);

test('a text that does not contain the previous one is searched in all rows', () => {
  const search = typing(rowsOf({ note: 'Café' }, { note: 'Pan' }));
  assert.equal(notes(search('café')), ['Café']);
  assert.equal(notes(search('pan')), ['Pan']);
});

test('a new filter or response discards the previous matches', () => {
  const filter = createRowFilter();
  const one = rowsOf({ note: 'Café', businessBranchId: 'br_1' }, { note: 'Café', businessBranchId: 'br_2' });
  const search = { ...NO_FILTERS, search: 'caf' };
  assert.is(filter(one, { ...search, branchId: 'br_1' }).length, 1);
  assert.is(filter(one, search).length, 2);
  assert.is(filter(rowsOf({ note: 'Café' }), search).length, 1);
  assert.is(filter(one, { ...search, userId: 'us_other' }).length, 0);
  assert.is(filter(rowsOf({ note: 'Café' }), search).length, 1);
});

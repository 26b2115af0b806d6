import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filterRows, NO_FILTERS } from '../../../src/screens/dashboard/filter-rows.ts';
import { friUser } from '../../fixtures/fri-user.ts';
import { rowsOf } from '../../fixtures/rows.ts';

const test = suite('search of the live lists');

const rows = rowsOf({
  businessBranchName: 'Zona 10',
  businessUserName: 'Caja Rápida',
  friUser: friUser({ name: 'María José', lastname: 'López Ñ', username: 'mariajo.lopez' }),
  note: 'Almuerzo ejecutivo',
  reference: 'C7731',
  amount: 1125.5,
  formattedAmount: 'Q1,125.50',
  receiptCode: 'LUNA-7K2M',
  authorizationNumber: '804522',
});

const finds = (search: string) => filterRows(rows, { ...NO_FILTERS, search }).length === 1;

for (const [field, typed] of [
  ['branch', 'zona 10'],
  ['cashier', 'Caja Rápida'],
  ['username', 'mariajo.lopez'],
  ['username with its at sign', '@mariajo'],
  ['name', 'María José'],
  ['last name', 'López'],
  ['whole name', 'María José López'],
  ['note', 'ejecutivo'],
  ['reference', 'c7731'],
  ['amount as it is shown', 'Q1,125.50'],
  ['amount without separator', '1125.50'],
  ['amount with one decimal', '1125.5'],
  ['amount with the symbol alone', 'Q1125.50'],
  ['beginning of the amount', '1,125'],
] as const)
  test(`finds by ${field}: ${typed}`, () => assert.ok(finds(typed)));

test('case, accents and surrounding spaces do not matter', () => {
  for (const typed of ['maria jose', 'MARÍA', 'lopez n', '  rapida ', 'maria   jose'])
    assert.ok(finds(typed), typed);
});

test('only the eight fields are searched', () => {
  for (const typed of ['LUNA-7K2M', '804522', 'tx_1', 'pr_1', '55551234']) assert.not.ok(finds(typed), typed);
});

test('a text that spans two fields is not found', () => {
  assert.not.ok(finds('zona 10 caja'));
  assert.not.ok(finds('ejecutivo c7731'));
});

test('an empty search finds everything', () => {
  assert.ok(finds(''));
  assert.ok(finds('   '));
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { steadyRows } from '../../../src/screens/dashboard/lists/use-steady-rows.ts';
import { transaction } from '../../fixtures/transaction.ts';

const test = suite('steady rows');

const row = (id: string, note = '') => ({ transaction: transaction({ id, note }), searchableText: '' });
const [a, b, c] = [row('a'), row('b'), row('c')];
const ids = (rows: readonly { transaction: { id: string } }[]) => rows.map((one) => one.transaction.id);

test('a list that is not held shows the current rows', () => {
  const { rows, waiting, removed } = steadyRows(undefined, [c, a, b]);
  assert.equal(ids(rows), ['c', 'a', 'b']);
  assert.is(waiting, 0);
  assert.is(removed.size, 0);
});

test('new rows wait', () => {
  const { rows, waiting } = steadyRows([a, b], [c, a, b]);
  assert.equal(ids(rows), ['a', 'b']);
  assert.is(waiting, 1);
});

test('a removed row keeps its place and is marked', () => {
  const { rows, waiting, removed } = steadyRows([a, b], [b]);
  assert.equal(ids(rows), ['a', 'b']);
  assert.equal([...removed], ['a']);
  assert.is(waiting, 0);
});

test('a changed row is updated in place', () => {
  const { rows } = steadyRows([a, b], [row('b', 'later'), a]);
  assert.equal(
    rows.map((one) => one.transaction.note),
    ['', 'later'],
  );
  assert.equal(ids(rows), ['a', 'b']);
});

test.run();

import type { Failure } from '@cobros/sdk';
import { outcomeOf } from '#blocks/selection/outcome.ts';
import { switched } from '#blocks/selection/ranges.ts';
import { assert, test } from '../support/test.ts';

test('of several rows, those may be tried again that the server is still busy with, has too many of, or has not answered', () => {
  const kindOf = (failure: object) =>
    outcomeOf({ kind: 'answered', title: 'Caja', message: 'No', ...failure } as Failure).kind;
  for (const status of [409, 429, 500, 503]) assert.is(kindOf({ status }), 'failed', String(status));
  for (const status of [400, 403, 404, 422]) assert.is(kindOf({ status }), 'overtaken', String(status));
  for (const kind of ['network', 'timeout']) assert.is(kindOf({ kind }), 'failed', kind);
});

test('with Shift every row up to the last one gets the same state, in both directions', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const rows = (id: string, from: string, value = true, chosen: string[] = []) =>
    [...switched(new Set(chosen), ids, { id, from, value })].join('');
  assert.is(rows('c', 'a'), 'abc');
  assert.is(rows('b', 'd'), 'bcd');
  assert.is(rows('c', 'b', false, ids), 'ad');
  assert.is(rows('c', 'gone'), 'c', 'the row before is no longer there');
});

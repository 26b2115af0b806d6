import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createParams } from '../../../sandbox/db/sql-params.ts';

test('a list used by several conditions becomes one parameter; equal texts become two, because their types may differ', () => {
  const params = createParams();
  const ids = ['au_maria', 'au_jose'];
  assert.equal(
    [params.add(ids), params.add('x'), params.add(ids), params.add('x'), params.add([...ids])],
    ['$1', '$2', '$1', '$3', '$4'],
  );
  assert.equal(params.values, [ids, 'x', 'x', [...ids]]);
});

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handlers } from '../../sandbox/api-routes.ts';
import { operations } from '../../sandbox/contract/described-operations.ts';

test('exactly the calls of the description are implemented', () => {
  assert.equal(Object.keys(handlers).sort(), operations.map(({ id }) => id).sort());
});

test.run();

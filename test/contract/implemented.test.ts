import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { operations } from '../../sandbox/contract/description.ts';
import { handlers } from '../../sandbox/routes/handlers.ts';

test('every call of the description is implemented, and nothing else is', () => {
  assert.equal(Object.keys(handlers).sort(), operations.map(({ id }) => id).sort());
});

test.run();

import { effect } from '@preact/signals-react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listPaid } from '../../../src/screens/dashboard/dashboard-operations.ts';
import { serverNow, setServerTime } from '../../../src/stores/clock.ts';
import { resource } from '../../../src/stores/resource.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const HOUR = 3_600_000;

test('an unchanged list stays the same object, and does not set the clock back', async () => {
  const start = Date.now();
  let tag = 'W/"1"';
  let transactions = [transaction()];
  let answered = '';
  stubbedApi({
    'transactions/v3/paid': () => {
      if (answered === tag) return new Response(null, { status: 304, headers: { ETag: tag } });
      answered = tag;
      const response = successResponse({ transactions, serverTime: new Date(start).toISOString() });
      response.headers.set('ETag', tag);
      return response;
    },
  });
  const { data, refresh } = resource('test/paid', listPaid);
  let values = 0;
  const stop = effect(() => {
    if (data.value) values++;
  });
  await refresh();
  assert.is(values, 1);

  setServerTime(start + HOUR);
  await refresh();
  assert.is(values, 1);
  assert.ok(serverNow.peek() >= start + HOUR);

  // A server without tags that sends the same response again.
  tag = '';
  await refresh();
  assert.is(values, 1);

  transactions = [transaction({ note: 'Otra' })];
  tag = 'W/"2"';
  await refresh();
  assert.is(values, 2);
  stop();
});

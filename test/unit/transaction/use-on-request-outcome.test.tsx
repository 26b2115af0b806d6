import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { announceRequestOutcome, useOnRequestOutcome } from '../../../src/stores/payment-request-outcomes.ts';
import { render } from '../../support/render.tsx';

test('a screen is notified of outcomes only while it is shown', async () => {
  let heard = 0;
  const count = () => {
    heard += 1;
  };
  const Screen = () => {
    useOnRequestOutcome(count);
    return null;
  };
  announceRequestOutcome();
  const view = await render(<Screen />);
  assert.is(heard, 0);
  announceRequestOutcome();
  announceRequestOutcome();
  assert.is(heard, 2);
  await view.unmount();
  announceRequestOutcome();
  assert.is(heard, 2);
});

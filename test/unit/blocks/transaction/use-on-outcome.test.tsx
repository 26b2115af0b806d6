import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outcomeCount, useOnOutcome } from '../../../../src/blocks/transaction/use-on-outcome.ts';
import { render } from '../../../support/render.tsx';

const test = suite('outcomes in a screen');

test('a screen is notified of outcomes only while it is shown', async () => {
  let heard = 0;
  const count = () => {
    heard += 1;
  };
  const Screen = () => {
    useOnOutcome(count);
    return null;
  };
  outcomeCount.value += 1;
  const view = await render(<Screen />);
  assert.is(heard, 0);
  outcomeCount.value += 1;
  outcomeCount.value += 1;
  assert.is(heard, 2);
  await view.unmount();
  outcomeCount.value += 1;
  assert.is(heard, 2);
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  requestOutcomeCount,
  useOnRequestOutcome,
} from '../../../../src/blocks/transaction/use-on-request-outcome.ts';
import { render } from '../../../support/render.tsx';

const test = suite('outcomes in a screen');

test('a screen is notified of outcomes only while it is shown', async () => {
  let heard = 0;
  const count = () => {
    heard += 1;
  };
  const Screen = () => {
    useOnRequestOutcome(count);
    return null;
  };
  requestOutcomeCount.value += 1;
  const view = await render(<Screen />);
  assert.is(heard, 0);
  requestOutcomeCount.value += 1;
  requestOutcomeCount.value += 1;
  assert.is(heard, 2);
  await view.unmount();
  requestOutcomeCount.value += 1;
  assert.is(heard, 2);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Countdown } from '../../../src/blocks/countdown.tsx';
import { render } from '../../support/render.tsx';

test('screen readers announce five minutes, one minute and the end, and nothing else', async () => {
  const at = (seconds: number) => <Countdown seconds={seconds} share={0.5} caption="" />;
  const view = await render(at(302));
  const heard: string[] = [];
  for (const seconds of [301, 300, 299, 61, 60, 59, 1, 0]) {
    await view.rerender(at(seconds));
    heard.push(view.text('[role=status]'));
  }
  const [five, one] = ['Quedan 5 minutos', 'Queda 1 minuto'];
  assert.equal(heard, ['', five, five, five, one, one, one, 'Se acabó el tiempo']);
});

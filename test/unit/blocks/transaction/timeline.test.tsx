import type { TransactionEvent } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Timeline } from '../../../../src/blocks/transaction/detail/timeline.tsx';
import { render } from '../../../support/render.tsx';

const test = suite('timeline');

const event = (status: TransactionEvent['status'], time: string): TransactionEvent => ({
  status,
  creationDate: `2026-11-20T${time}.000Z`,
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: time,
  actorName: 'Caja 1',
  reason: null,
});

test('each step tells how long it took, the first and an instant one nothing', async () => {
  const events = [
    event('pending', '16:42:51'),
    event('completed', '16:43:20'),
    event('refunded', '18:03:20'),
    event('refunded', '18:03:20'),
  ];
  const view = await render(<Timeline origin="request" events={events} />);
  assert.equal(
    view.findAll('li time').map((time) => time.textContent),
    ['16:42:51', '16:43:2029 s después', '18:03:201 h 20 min después', '18:03:20'],
  );
  await view.unmount();
});

test.run();

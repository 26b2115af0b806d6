import type { TransactionEvent } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Timeline } from '../../../src/features/transaction/detail/timeline.tsx';
import { render } from '../../support/render.tsx';

const event = (status: TransactionEvent['status'], time: string): TransactionEvent => ({
  status,
  creationDate: `2026-11-20T${time}.000Z`,
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: time,
  actorName: 'Caja 1',
  reason: null,
});

test('each step shows how long it took, except the first and immediate ones', async () => {
  const refunded = event('refunded', '18:03:20');
  const events = [event('pending', '16:42:51'), event('completed', '16:43:20'), refunded, refunded];
  const view = await render(<Timeline origin="request" events={events} />);
  const times = ['16:42:51', '16:43:2029 s después', '18:03:201 h 20 min después', '18:03:20'];
  assert.equal(view.texts('li time'), times);
});

const shownOf = async (origin: 'request' | 'payment', events: readonly TransactionEvent[]) => {
  return (await render(<Timeline origin={origin} events={events} />)).texts('li');
};

test('the timeline begins with the transaction’s origin, and each step shows its author and reason', async () => {
  const rejected = { ...event('rejected', '16:43:20'), actorName: '', reason: 'No era mi compra' };
  const first = event('pending', '16:43:20');
  assert.equal(await shownOf('request', [first, rejected]), [
    'Solicitud enviadaCaja 116:43:20',
    'RechazadoNo era mi compra16:43:20',
  ]);
  assert.is((await shownOf('payment', [first]))[0], 'Pago iniciadoCaja 116:43:20');
  assert.is(
    (await shownOf('payment', [event('completed', '16:43:20'), first]))[1],
    'PendienteCaja 116:43:20',
  );
});

test('steps on different days show their dates, and an unknown step its API name', async () => {
  const disputed = { ...event('disputed' as 'completed', '16:43:20'), formattedCreationDate: '21/11/2026' };
  assert.equal(await shownOf('request', [event('completed', '16:43:20'), disputed]), [
    'RecibidoCaja 120/11/202616:43:20',
    'disputedCaja 121/11/202616:43:20',
  ]);
});

import type { NotificationDelivery } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeliveryLog } from '../../../src/blocks/notifications/delivery-log.tsx';
import { forgetResources } from '../../../src/stores/resource.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const waiting: NotificationDelivery = {
  id: 'wd_1',
  event: 'transaction.completed',
  notificationMethod: 'webhook-v2',
  status: 'pending',
  url: 'https://tiendaluna.gt/avisos',
  attempts: 2,
  creationDate: '2026-11-20T16:42:51.000Z',
  formattedCreationDate: '21/11/2026',
  formattedCreationTime: '01:42:51',
  lastAttemptDate: '2026-11-20T16:43:21.000Z',
  nextAttemptDate: '2026-11-20T16:44:51.000Z',
  responseStatus: 500,
  responseBody: '',
  error: 'La dirección respondió 500',
  transactionId: 'tx_1',
  closingId: null,
};

const owner = {
  id: 'us_caja1',
  level: 'BusinessUser',
  saved: { notificationMethod: 'webhook-v2', webhookURL: '', webhookAPIKey: '', webhookAPIKeyHeader: '' },
} as const;

const pageProperties = { currentPage: 1, pageSize: 10, previousPage: null, nextPage: null, totalPages: 1 };

async function openLog(delivery = waiting) {
  const api = stubbedApi({
    'users/v3/notification/deliveries': { data: [delivery], pageProperties },
  });
  const page = await render(<DeliveryLog owner={owner} />);
  assert.is(api.calls.length, 0, 'nothing is read before somebody looks');
  await page.click(page.button('Ver registro'));
  await page.appears('li');
  return { ...page, api };
}

test('the next attempt is shown in the time zone of the business, not of the device', async () => {
  const { userData } = session();
  const tokyo = { ...userData, business: { ...userData.business, timeZone: 'Asia/Tokyo' } };
  startSession(session({ userData: tokyo }));
  const { container } = await openLog();
  assert.match(container.textContent ?? '', 'Pago recibido');
  assert.match(container.textContent ?? '', '2 intentos · Próximo intento 21/11/2026 01:44:51');
});

for (const [requestBody, named] of [
  ['{"event":"transaction.completed"}', true],
  [undefined, false],
] as const) {
  test(`the body of a delivery is ${named ? 'shown' : 'left out if it was not stored'}`, async () => {
    const { requestBody: _none, ...without } = waiting;
    const { container } = await openLog(requestBody ? { ...without, requestBody } : without);
    assert.is((container.textContent ?? '').includes('Cuerpo enviado'), named);
    assert.is((container.textContent ?? '').includes('"event":"transaction.completed"'), named);
  });
}

test('while a delivery is being resent, its button keeps the focus and does not send twice', async () => {
  const page = await openLog();
  const { response, give } = later();
  const path = 'users/v3/notification/deliveries/resend';
  page.api.responders[path] = () => response;
  const button = page.button('Reenviar');
  await page.click(button);
  await page.click(button);
  assert.is(page.api.callsOf(path).length, 1);
  assert.match(button.textContent ?? '', 'Reenviando');
  assert.is(document.activeElement, button);
  assert.not.ok(button.disabled, 'a disabled button loses the focus');
  await page.act(() => give(failureResponse(409, { title: 'Notificación', message: 'Ya se está enviando' })));
  await page.settle();
  assert.is(button.textContent, 'Reenviar');
  assert.match(page.container.textContent ?? '', 'Ya se está enviando');
});

test('a delivery is named as in the simulated world: En camino, Entregado, No entregado', async () => {
  for (const [status, word] of [
    ['pending', 'En camino'],
    ['delivered', 'Entregado'],
    ['failed', 'No entregado'],
  ] as const) {
    forgetResources();
    const { container, unmount } = await openLog({ ...waiting, status });
    assert.match(container.textContent ?? '', `Pago recibido ${word}`);
    await unmount();
  }
});

test('an event that the portal does not know is shown with its API name', async () => {
  const { container } = await openLog({ ...waiting, event: 'payout.sent' as never });
  assert.match(container.textContent ?? '', 'payout.sent En camino');
});

test('a delivery shows its address, what was sent, the response and the id of its event', async () => {
  const requestBody = '{"id":"wd_1","event":"transaction.completed"}';
  const page = await openLog({ ...waiting, requestBody, responseBody: 'La caja no existe' });
  const detail = page.container.querySelector('details');
  assert.is(detail?.open, false);
  assert.equal(
    [...(detail?.querySelectorAll('dt') ?? [])].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]),
    [
      ['Dirección', 'https://tiendaluna.gt/avisos'],
      ['Id del evento', 'wd_1'],
      ['Cuerpo enviado', requestBody],
      ['Respuesta 500', 'La caja no existe'],
    ],
  );
});

test('Solo fallidos asks for the failed deliveries, from the first page', async () => {
  const page = await openLog();
  const path = 'users/v3/notification/deliveries';
  page.api.responders[path] = () => successResponse({ data: [], pageProperties });
  await page.click(page.field('Solo fallidos'));
  await page.settle();
  const asked = page.api.callsOf(path).at(-1)?.content;
  assert.equal([asked?.status, asked?.pageProperties], ['failed', { currentPage: 1, pageSize: 10 }]);
  assert.match(page.container.textContent ?? '', 'Ningún aviso ha fallado.');
});

test('when the last page is gone the previous one is shown, and the rows stay while another page loads', async () => {
  const path = 'users/v3/notification/deliveries';
  let totalPages = 2;
  const pageOf = (currentPage: number) => ({
    data:
      currentPage > totalPages ? [] : [{ ...waiting, id: `wd_${currentPage}`, status: 'failed' as const }],
    pageProperties: { ...pageProperties, currentPage, totalPages },
  });
  const page = await openLog();
  page.api.responders[path] = ({ content }) =>
    successResponse(pageOf((content.pageProperties as { currentPage: number }).currentPage));
  await page.click(page.field('Solo fallidos'));
  await page.settle();
  await page.click(page.button('Página 2'));
  assert.is(document.activeElement, page.button('Página 2'));
  await page.settle();
  assert.match(page.container.textContent ?? '', 'wd_2');

  page.api.responders[`${path}/resend`] = () => {
    totalPages = 1;
    return successResponse({});
  };
  await page.click(page.button('Reenviar'));
  await page.until(() => page.container.textContent?.includes('wd_1') ?? false);
  assert.match(page.container.textContent ?? '', 'wd_1');
  assert.not.match(page.container.textContent ?? '', 'Ningún aviso ha fallado');
});

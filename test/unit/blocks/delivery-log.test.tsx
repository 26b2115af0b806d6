import type { NotificationDelivery } from '@cobros/sdk';
import { DeliveryLog } from '#blocks/notifications/delivery-log.tsx';
import { startSession } from '#stores/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { listPage, session } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';
import {
  failureResponse,
  later,
  type Responders,
  stubbedApi,
  successResponse,
} from '../support/stubbed-api.ts';

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

const DELIVERIES = 'users/v3/notification/deliveries';

async function open(answer: Responders[string], over: { id?: string; businessBranchId?: string } = {}) {
  const api = stubbedApi({ [DELIVERIES]: answer });
  const page = await render(<DeliveryLog owner={{ ...owner, ...over }} />);
  assert.is(api.calls.length, 0, 'nothing is read before somebody looks');
  await page.clickAndLoad('Ver registro');
  return { ...page, api, shown: () => page.container.textContent ?? '' };
}
const openLog = (delivery = waiting) => open(listPage([delivery]));
const NONE = 'Todavía no se ha enviado ningún aviso.';

test('a log without deliveries says so, and is closed by the button that opened it', async () => {
  const { shown, api, clickButton } = await open(listPage([]), { businessBranchId: 'br_centro' });
  assert.match(shown(), NONE);
  const pageProperties = { currentPage: 1, pageSize: 10 };
  const asked = { ownerId: 'us_caja1', level: 'BusinessUser', businessBranchId: 'br_centro', pageProperties };
  assert.equal(api.contentsOf(DELIVERIES), [asked]);
  await clickButton('Ocultar');
  assert.not.match(shown(), NONE);
});

test('a log is loading at first, and shows why it cannot be read; while a delivery is under way it is read every two seconds', async () => {
  const timers = fakeTimers();
  const failure = failureResponse(429, { title: 'Notificación', message: 'Intenta de nuevo' });
  const [pending, failed] = (['pending', 'failed'] as const).map((status) =>
    listPage([{ ...waiting, status }]),
  );
  const first = later();
  const answers = [first.response, successResponse({ ...pending }), successResponse({ ...failed })];
  const api = stubbedApi({ [DELIVERIES]: () => answers.shift() ?? failure });
  const { clickButton, act, text, texts } = await render(<DeliveryLog owner={owner} />);
  const pass = async (milliseconds: number) => {
    await act(() => timers.advance(milliseconds));
    await act(() => timers.settle());
  };
  await clickButton('Ver registro');
  assert.match(text(), 'Cargando');
  first.give(failure);
  await pass(0);
  assert.equal(texts('[role=alert], li'), ['Notificación: Intenta de nuevo']);
  assert.not.match(text(), /Cargando|Todavía/);
  await clickButton('Ocultar');
  await clickButton('Ver registro');
  await pass(0);
  assert.match(text('li'), 'En camino');
  await pass(2_000);
  assert.match(text('li'), 'No entregado');
  await pass(60_000);
  assert.is(api.calls.length, 3);
});

test('each owner has a log of their own, even right after another was open', async () => {
  const first = await openLog({ ...waiting, status: 'delivered', event: 'test', attempts: 1 });
  assert.match(first.text('li'), 'Prueba Entregado21/11/2026 01:42:51 · 1 intento');
  const { shown, has, api } = await open(listPage([]), { id: 'us_caja2' });
  assert.is(api.contentsOf(DELIVERIES)[0]?.ownerId, 'us_caja2');
  assert.not.ok(has('li'));
  assert.match(shown(), NONE);
});

test('the next attempt is shown in the time zone of the business, not of the device', async () => {
  const { userData } = session();
  const tokyo = { ...userData, business: { ...userData.business, timeZone: 'Asia/Tokyo' } };
  startSession(session({ userData: tokyo }));
  const { container } = await openLog();
  const words =
    'Pago recibido En camino21/11/2026 01:42:51 · 2 intentos · Próximo intento 21/11/2026 01:44:51La dirección respondió 500';
  assert.is(container.querySelector('li > div')?.textContent, words);
});

test('while a delivery is being resent, its button keeps the focus and does not send twice; Solo fallidos asks for the failed deliveries, from the first page', async () => {
  const page = await openLog();
  const { response, give } = later();
  const path = `${DELIVERIES}/resend`;
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
  page.api.responders[DELIVERIES] = listPage([]);
  await page.click(page.field('Solo fallidos'));
  await page.settle();
  const asked = page.api.contentsOf(DELIVERIES).at(-1);
  assert.equal([asked?.status, asked?.pageProperties], ['failed', { currentPage: 1, pageSize: 10 }]);
  assert.match(page.container.textContent ?? '', 'Ningún aviso ha fallado.');
});

test('a delivery shows its status, its address, what was sent if it is stored, the response and the id of its event', async () => {
  const requestBody = '{"id":"wd_1","event":"transaction.completed"}';
  const { findAll, texts } = await open(
    listPage([
      { ...waiting, requestBody, responseBody: 'La caja no existe' },
      { ...waiting, id: 'wd_2', status: 'delivered' },
      // An event that the portal does not know has its name in the API.
      { ...waiting, id: 'wd_3', status: 'failed', event: 'payout.sent' as never },
    ]),
  );
  const named = ['Pago recibido En camino', 'Pago recibido Entregado', 'payout.sent No entregado'];
  assert.equal(texts('li p:first-child'), named);
  const [whole, without] = findAll('details') as HTMLDetailsElement[];
  assert.is(whole?.open, false);
  const facts = [...(whole?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
  assert.equal(facts.slice(0, 4), ['Dirección', 'https://tiendaluna.gt/avisos', 'Id del evento', 'wd_1']);
  assert.equal(facts.slice(4), ['Cuerpo enviado', requestBody, 'Respuesta 500', 'La caja no existe']);
  const words = 'DetalleDirecciónhttps://tiendaluna.gt/avisosId del eventowd_2Respuesta 500Sin contenido';
  assert.is(without?.textContent, words);
});

test('when the last page is gone the previous one is shown, and the rows stay while another page loads', async () => {
  let totalPages = 2;
  const page = await openLog();
  page.api.responders[DELIVERIES] = ({ content }) => {
    const { currentPage } = content.pageProperties as { currentPage: number };
    const failed = { ...waiting, id: `wd_${currentPage}`, status: 'failed' };
    const { pageProperties, ...list } = listPage(currentPage > totalPages ? [] : [failed]);
    return successResponse({ ...list, pageProperties: { ...pageProperties, currentPage, totalPages } });
  };
  await page.click(page.field('Solo fallidos'));
  await page.settle();
  await page.click(page.button('Página 2'));
  assert.is(document.activeElement, page.button('Página 2'));
  await page.settle();
  assert.match(page.container.textContent ?? '', 'wd_2');

  page.api.responders[`${DELIVERIES}/resend`] = () => {
    totalPages = 1;
    return successResponse({});
  };
  await page.click(page.button('Reenviar'));
  await page.until(() => page.container.textContent?.includes('wd_1') ?? false);
  assert.match(page.container.textContent ?? '', 'wd_1');
  assert.not.match(page.container.textContent ?? '', 'Ningún aviso ha fallado');
});

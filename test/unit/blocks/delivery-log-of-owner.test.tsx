import type { NotificationDelivery } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeliveryLog } from '../../../src/blocks/notifications/delivery-log.tsx';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const DELIVERIES = 'users/v3/notification/deliveries';

const owner = {
  id: 'us_caja1',
  level: 'BusinessUser',
  saved: { notificationMethod: 'webhook-v2', webhookURL: '', webhookAPIKey: '', webhookAPIKeyHeader: '' },
} as const;
const delivered = {
  id: 'wd_1',
  event: 'test',
  status: 'delivered',
  attempts: 1,
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: '10:42:51',
} as NotificationDelivery;

async function open(answer: () => Response, over: { id?: string; businessBranchId?: string } = {}) {
  const api = stubbedApi({ [DELIVERIES]: answer });
  const page = await render(<DeliveryLog owner={{ ...owner, ...over }} />);
  await page.click(page.button('Ver registro'));
  await loadedView(page);
  return { ...page, asked: () => api.contentsOf(DELIVERIES) };
}

const pageOf = (...data: NotificationDelivery[]) => {
  const pageProperties = { currentPage: 1, pageSize: 10, previousPage: null, nextPage: null, totalPages: 1 };
  return () => successResponse({ data, pageProperties });
};
const NONE = 'Todavía no se ha enviado ningún aviso.';

test('a log without deliveries says so, and is closed by the button that opened it', async () => {
  const { container, asked, click, button } = await open(pageOf(), {
    businessBranchId: 'br_centro',
  });
  assert.match(container.textContent ?? '', NONE);
  assert.equal(asked(), [
    {
      ownerId: 'us_caja1',
      level: 'BusinessUser',
      businessBranchId: 'br_centro',
      pageProperties: { currentPage: 1, pageSize: 10 },
    },
  ]);
  await click(button('Ocultar'));
  assert.not.match(container.textContent ?? '', NONE);
});

test('a log that cannot be read shows why, and does not say that it is empty', async () => {
  const failure = { title: 'Notificación', message: 'Intenta de nuevo' };
  const { container, find } = await open(() => failureResponse(429, failure));
  assert.is(find('[role=alert]').textContent, 'Notificación: Intenta de nuevo');
  assert.not.match(container.textContent ?? '', NONE);
});

test('each owner has a log of their own, even right after another was open', async () => {
  const first = await open(pageOf(delivered));
  assert.match(first.find('li').textContent ?? '', 'Prueba Entregado20/11/2026 10:42:51 · 1 intento');
  await first.unmount();
  const { container, has, asked } = await open(pageOf(), { id: 'us_caja2' });
  assert.equal(
    asked().map(({ ownerId }) => ownerId),
    ['us_caja2'],
  );
  assert.not.ok(has('li'));
  assert.match(container.textContent ?? '', NONE);
});

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useForm } from '../../../src/blocks/form/use-form.ts';
import { formOf, notificationForm } from '../../../src/blocks/notifications/notification-form.ts';
import { NotificationMethodForm } from '../../../src/blocks/notifications/notification-settings-dialog.tsx';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const TEST = 'users/v3/notification/test';

const saved = {
  notificationMethod: 'webhook-v2',
  webhookURL: 'https://tiendaluna.gt/avisos',
  webhookAPIKey: 'llave',
  webhookAPIKeyHeader: '',
  webhookSecret: 'firma-1',
} as const;
const owner = { id: 'us_caja1', level: 'BusinessUser', businessBranchId: 'br_centro', saved } as const;
const catalogs = {
  notificationMethods: [
    { id: '1', name: 'Aplicación', notificationMethod: 'push' as const },
    { id: '2', name: 'Webhook', notificationMethod: 'webhook' as const },
    { id: '3', name: 'Webhook Versión 2', notificationMethod: 'webhook-v2' as const },
  ],
  webhookAPIKeyHeaders: [{ id: '7', name: 'X-Api-Key' }],
};

function Method() {
  const form = useForm(notificationForm, formOf(owner), () => undefined);
  return <NotificationMethodForm form={form} catalogs={catalogs} owner={owner} />;
}

const delivered = {
  delivered: true,
  responseStatus: 200,
  responseBody: '',
  durationMilliseconds: 84,
  error: '',
};

async function open(answer: () => Response | Promise<Response> = () => successResponse(delivered)) {
  const api = stubbedApi({ [TEST]: answer });
  const view = await render(<Method />);
  const tryIt = async () => {
    await view.clickButton('Probar');
    await loadedView(view);
  };
  return { ...view, api, tryIt };
}

test('the test is sent to the typed address with the typed key, whether or not they are saved', async () => {
  const { type, field, tryIt, api } = await open();
  await type(field('URL'), ' https://luna.gt/nuevo ');
  await type(field('Encabezado de la llave'), 'X-Api-Key');
  await type(field('Llave'), 'otra');
  await tryIt();
  assert.equal(api.callsOf(TEST)[0]?.content, {
    notificationMethod: 'webhook-v2',
    notificationMethodId: '3',
    webhookURL: 'https://luna.gt/nuevo',
    webhookAPIKey: 'otra',
    webhookAPIKeyHeader: 'X-Api-Key',
    webhookAPIKeyHeaderId: '7',
    ownerId: 'us_caja1',
    level: 'BusinessUser',
    businessBranchId: 'br_centro',
  });
});

for (const [name, answer, role, text] of [
  ['a delivery', delivered, 'status', 'Entregado. Respondió 200 en 84 ms: Sin contenido'],
  [
    'a delivery with a content',
    { ...delivered, responseBody: 'gracias' },
    'status',
    'Entregado. Respondió 200 en 84 ms: gracias',
  ],
  [
    'a rejection',
    { ...delivered, delivered: false, responseStatus: 500, error: 'La dirección respondió 500' },
    'alert',
    'No entregado. Respondió 500 en 84 ms: La dirección respondió 500',
  ],
  [
    'no response',
    { ...delivered, delivered: false, responseStatus: null, error: 'Pasó demasiado tiempo' },
    'alert',
    'No entregado. Sin respuesta en 84 ms: Pasó demasiado tiempo',
  ],
] as const) {
  test(`${name} is shown with the response`, async () => {
    const { tryIt, findAll } = await open(() => successResponse(answer));
    await tryIt();
    assert.equal(
      findAll('[role=status], [role=alert]').map((note) => [note.getAttribute('role'), note.textContent]),
      [[role, text]],
    );
  });
}

test('a failed call is shown at its field, and replaces the previous response', async () => {
  let answer = () => successResponse(delivered);
  const { tryIt, find, has, field } = await open(() => answer());
  await tryIt();
  answer = () =>
    failureResponse(400, {
      title: 'Notificación',
      message: 'La dirección no es pública',
      fields: [{ field: 'webhookURL', message: 'Usa una dirección pública' }],
    });
  await tryIt();
  assert.is(find('[role=alert]').textContent, 'Notificación: La dirección no es pública');
  assert.not.ok(has('[role=status]'));
  const url = field('URL');
  assert.is(
    document.getElementById(url.getAttribute('aria-describedby') ?? '')?.textContent,
    'Usa una dirección pública',
  );
  assert.is(url.value, 'https://tiendaluna.gt/avisos');
});

test('an address that cannot be valid is not tried', async () => {
  const { type, field, button } = await open();
  await type(field('URL'), 'luna');
  assert.ok(button('Probar').disabled);
  await type(field('URL'), 'luna.gt');
  assert.not.ok(button('Probar').disabled);
});

test('only version 2 shows the secret for signatures, and a method without an address has no fields', async () => {
  const { click, field, findAll, has } = await open();
  const secrets = () =>
    findAll('input').filter((input) => (input as HTMLInputElement).value === 'firma-1').length;
  assert.is(secrets(), 1);
  await click(field('Webhook'));
  assert.is(secrets(), 0);
  assert.ok(has('select'));
  await click(field('Aplicación'));
  assert.not.ok(has('select'));
  assert.throws(() => field('URL'));
});

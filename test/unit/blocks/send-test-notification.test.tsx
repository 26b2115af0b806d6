import { validate } from 'superstruct';
import { useForm } from '#blocks/form/use-form.ts';
import { formOf, notificationForm } from '#blocks/notifications/notification-form.ts';
import {
  NotificationMethodForm,
  NotificationSettingsDialog,
} from '#blocks/notifications/notification-settings-dialog.tsx';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { failureResponse, type Responders } from '../support/stubbed-api.ts';

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
    { id: '4', name: 'Esperar', notificationMethod: 'internal' as const },
    { id: '2', name: 'Webhook', notificationMethod: 'webhook' as const },
    { id: '3', name: 'Webhook Versión 2', notificationMethod: 'webhook-v2' as const },
  ],
  webhookAPIKeyHeaders: [{ id: '7', name: 'X-Api-Key' }],
};

function Method() {
  const form = useForm(notificationForm, formOf(owner), () => undefined);
  return <NotificationMethodForm form={form} catalogs={catalogs} owner={owner} />;
}

const OK = { delivered: true, responseStatus: 200, responseBody: '' };
const delivered = { ...OK, durationMilliseconds: 84, error: '' };

async function open(answer: Responders[string] = delivered) {
  const { view, api } = await openPage(<Method />, { [TEST]: answer });
  return { ...view, api, tryIt: () => view.clickAndLoad('Probar') };
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

const lost = (responseStatus: number | null, error: string) => ({ delivered: false, responseStatus, error });
for (const [name, answer, role, text] of [
  ['a delivery', {}, 'status', 'Entregado. Respondió 200 en 84 ms: Sin contenido'],
  [
    'a delivery with content',
    { responseBody: 'gracias' },
    'status',
    'Entregado. Respondió 200 en 84 ms: gracias',
  ],
  [
    'a delivery with a whole page',
    { responseBody: 'x'.repeat(70_000) },
    'status',
    `Entregado. Respondió 200 en 84 ms: ${'x'.repeat(300)}…`,
  ],
  [
    'a rejection',
    { ...lost(302, 'Respondió 302, y no se sigue'), responseBody: 'Found' },
    'alert',
    'No entregado en 84 ms: Respondió 302, y no se sigue: Found',
  ],
  ['no response', lost(null, 'Tardó'), 'alert', 'No entregado en 84 ms: Tardó'],
] as const)
  test(`${name} is shown with the response`, async () => {
    const { tryIt, texts } = await open({ ...delivered, ...answer });
    await tryIt();
    assert.equal(texts(`[role=${role}]`), [text]);
    assert.is(texts('[role=status], [role=alert]').length, 1);
  });

test('a failed call is shown at its field, and replaces the previous response', async () => {
  const { tryIt, find, has, field, description, api } = await open();
  await tryIt();
  api.responders[TEST] = () =>
    failureResponse(400, {
      title: 'Notificación',
      message: 'La dirección no es pública',
      fields: [
        { field: 'webhookURL', message: 'Usa una dirección pública' },
        { field: 'webhookAPIKey', message: 'Es larga' },
      ],
    });
  await tryIt();
  assert.is(find('[role=alert]').textContent, 'Notificación: La dirección no es pública');
  assert.not.ok(has('[role=status]'));
  assert.is(description(field('URL')), 'Usa una dirección pública');
  assert.is(description(field('Llave')), 'Es larga');
  assert.is(field('URL').value, 'https://tiendaluna.gt/avisos');
});

test('methods that send nothing say so, an impossible address is not tried, and each method has its own fields', async () => {
  const { texts, type, field, button, click, findAll, has } = await open();
  for (const words of [
    'AplicaciónLa caja ve sus pagos en su aplicación.',
    'EsperarNo enviamos avisos: tu servicio consulta los pagos en la API.',
  ])
    assert.ok(texts('label').includes(words), words);
  await type(field('URL'), 'luna');
  assert.ok(button('Probar').disabled);
  await type(field('URL'), 'luna.gt');
  assert.not.ok(button('Probar').disabled);
  const secrets = () =>
    findAll('input').filter((input) => (input as HTMLInputElement).value === 'firma-1').length;
  assert.is(secrets(), 1);
  for (const [name, type] of [
    ['Mostrar llave', 'text'],
    ['Ocultar llave', 'password'],
  ] as const) {
    assert.is.not(field('Llave').type, type);
    await click(button(name));
    assert.is(field('Llave').type, type);
  }
  await click(field('Webhook'));
  assert.is(secrets(), 0);
  assert.ok(has('select'));
  await click(field('Aplicación'));
  assert.not.ok(has('select'));
  assert.throws(() => field('URL'));
});

test('a webhook requires an address that looks like a host name; other methods require none', () => {
  const errors = (webhookURL: string, over = {}) =>
    validate({ ...formOf(owner), webhookURL, ...over }, notificationForm)[0]
      ?.failures()
      .map(({ path, message }) => `${path[0]}: ${message}`);
  for (const url of ['luna.gt', 'http://luna.gt', 'https://pagos.luna.gt:8443/a?b=c'])
    assert.is(errors(url), undefined, url);
  assert.is(errors(' ')?.[0], 'webhookURL: Este campo es requerido');
  for (const url of ['ftp://luna.gt', 'luna', 'https://luna.gt/a b'])
    assert.equal(errors(url), ['webhookURL: Invalid URL format'], url);
  assert.is(errors('luna', { notificationMethod: 'internal' }), undefined);
});

test('only where there is a webhook is there a log of what was sent to it', async () => {
  const push = { ...saved, notificationMethod: 'push' } as const;
  const dialog = (of: typeof saved | typeof push) => (
    <NotificationSettingsDialog
      owner={{ ...owner, saved: of }}
      name="Caja 1"
      save={() => Promise.reject(new Error('not saved'))}
      onClose={() => undefined}
    />
  );
  signInAs('admin', ADMIN, 'charges');
  const { view } = await openPage(dialog(push), { 'users/v3/notification/catalogs': catalogs });
  await view.until(() => view.text().includes('Webhook'));
  assert.not.match(view.text(), 'Ver registro');
  await view.click(view.field('Webhook Versión 2'));
  assert.match(view.text(), 'Ver registro');
  await view.unmount();
  const { view: webhook } = await openPage(dialog(saved), { 'users/v3/notification/catalogs': catalogs });
  await webhook.until(() => webhook.text().includes('Ver registro'));
});

test('the log of what was sent is offered as long as a webhook is saved, whatever is chosen', async () => {
  const { view } = await openPage(
    <NotificationSettingsDialog
      name="Caja 1"
      owner={owner}
      save={async () => ({ ok: true, data: {} })}
      onClose={() => undefined}
    />,
    { 'users/v3/notification/catalogs': catalogs },
  );
  await view.click(view.field('Esperar'));
  assert.ok(view.button('Ver registro'));
});

import { renderHook } from '@testing-library/react';
import { BranchNotificationsDialog as NotificationSettingsDialog } from '#screens/branches/notifications/branch-notifications-dialog.tsx';
import { message } from '#stores/messages.ts';
import { useResource } from '#stores/resource.ts';
import { branch } from '../fixtures/branch.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const SAVE = 'branch/v3/config/emails';
const CHANGE = 'users/v3/notification-change';
const SAVED = 'dueno@tiendaluna.gt';
const NEW = 'cierres@tiendaluna.gt';

async function open(saved: string[] = [SAVED]) {
  const api = stubbedApi({
    'users/v3/notification/catalogs': {
      notificationMethods: [
        { id: '1', name: 'Notificación push', notificationMethod: 'push' },
        { id: '4', name: 'Esperar respuesta', notificationMethod: 'internal' },
      ],
      webhookAPIKeyHeaders: [],
    },
    'branch/v3/config/get-emails': { emails: saved },
    [SAVE]: ({ content }) => successResponse({ emails: content.emails }),
    [CHANGE]: {},
  });
  const view = await render(<NotificationSettingsDialog step="notifications" branch={branch()} />);
  await view.appears('[aria-label="Correos que reciben los cierres"]');
  return { api, view };
}

const field = (view: View) => view.field('Agregar correo electrónico');
const sent = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.callsOf(SAVE).map(({ content }) => content.emails);

async function save(view: View): Promise<void> {
  await view.clickButton('Guardar');
  await view.settle();
}

test('an invalid address prevents saving, and the field shows why', async () => {
  const { api, view } = await open();
  await view.type(field(view), 'cierres@');
  await save(view);
  assert.equal([api.callsOf(CHANGE).length, sent(api)], [0, []]);
  assert.is(field(view).getAttribute('aria-invalid'), 'true');
  assert.is(document.activeElement, field(view));
  assert.match(view.text('[role=dialog]'), 'El correo electrónico no es válido');

  await view.type(field(view), ` ${NEW} `);
  await save(view);
  assert.equal(sent(api), [[SAVED, NEW]], 'with the one still in the field');
  assert.is(message.value?.text, 'Se actualizo con éxito');
});

test('Agregar and Enter add an address without saving yet', async () => {
  const { api, view } = await open([]);
  await view.type(field(view), NEW);
  await view.clickButton('Agregar');
  assert.ok(view.button(`Quitar ${NEW}`));
  await view.type(field(view), SAVED);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await view.dispatch(field(view), enter);
  assert.ok(enter.defaultPrevented);
  assert.ok(view.button(`Quitar ${SAVED}`));
  assert.equal([field(view).value, api.callsOf(CHANGE).length], ['', 0]);
});

test('one address more than the maximum is rejected', async () => {
  const { api, view } = await open(Array.from({ length: 20 }, (_, index) => `c${index}@tiendaluna.gt`));
  await view.type(field(view), NEW);
  await save(view);
  assert.is(api.callsOf(CHANGE).length, 0);
  assert.match(view.text('[role=dialog]'), 'Admite 20 correos');
});

test('if no address is typed, the list is saved only if it was changed; removing an address leaves the others', async () => {
  const { api, view } = await open([SAVED, NEW, 'bodega@tiendaluna.gt']);
  await view.type(field(view), SAVED);
  await save(view);
  assert.equal([api.callsOf(CHANGE).length, sent(api)], [0, []]);
  await view.clickButton(`Quitar ${NEW}`);
  await save(view);
  assert.equal(sent(api), [[SAVED, 'bodega@tiendaluna.gt']]);
});

test('if saving the addresses fails after the method was saved, a message says so, and a retry sends only the addresses', async () => {
  const { api, view } = await open();
  let listed = 0;
  renderHook(() =>
    useResource('branches/list', async () => {
      listed += 1;
      return { ok: true, data: [] };
    }),
  );
  const setEmails = api.responders[SAVE];
  api.responders[SAVE] = () => failureResponse(503, { title: 'Error', message: 'Intenta de nuevo' });
  await view.click(view.field('Esperar respuesta'));
  await view.type(field(view), NEW);
  const before = listed;
  await save(view);
  const text = view.text('[role=dialog]');
  assert.match(text, 'El método quedó guardado, los correos de los cierres no. Intenta de nuevo');
  assert.ok(listed > before, 'the row of the branch has the method that is stored now');
  Object.assign(api.responders, { [SAVE]: setEmails });
  await save(view);
  assert.is(api.callsOf(CHANGE).length, 1);
  assert.equal(sent(api), Array(2).fill([SAVED, NEW]));
  assert.is(message.value?.text, 'Se actualizo con éxito');
});

import type { OwnSession } from '@cobros/sdk';
import { SessionsCard } from '#screens/profile/cards/sessions-card.tsx';
import { message } from '#stores/messages.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const LIST = 'users/v3/profile/sessions/list';
const CLOSE = 'users/v3/profile/sessions/close';
const CLOSE_OTHERS = 'users/v3/profile/sessions/close-others';
const BROKEN = { title: 'Sesiones', message: 'Intenta de nuevo' };

const ownSession = (id: string, device: string, over: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device,
  address: null,
  creationDate: '2026-11-20T14:02:00.000Z',
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: '08:02:00',
  lastSeenDate: '2026-11-20T16:30:00.000Z',
  formattedLastSeenDate: '21/11/2026',
  formattedLastSeenTime: '10:30:00',
  current: false,
  ...over,
});
const HERE = ownSession('se_1', 'Chrome en Windows', { current: true, address: '190.148.20.7' });
const PHONE = ownSession('se_2', 'Safari en iPhone');
const TABLET = ownSession('se_3', 'Firefox en Android');

/** Opens the card with a server that removes the sessions that are closed. */
async function open(sessions: OwnSession[]) {
  let kept = sessions;
  const { view, api } = await openPage(<SessionsCard />, {
    [LIST]: () => successResponse({ sessions: kept }),
    [CLOSE]: ({ content }: Call) => {
      kept = kept.filter(({ id }) => id !== content.id);
      return successResponse({});
    },
    [CLOSE_OTHERS]: () => {
      kept = kept.filter(({ current }) => current);
      return successResponse({});
    },
  });
  return { api, view };
}

const rows = (view: View) => view.texts('li');
const closeButton = (view: View, { device }: OwnSession) =>
  view.button(`Cerrar la sesión de ${device}, desde 20/11/2026 08:02:00`);

test('each session shows its device, its times and, if known, its address; the current one can’t be closed', async () => {
  const { view } = await open([HERE, PHONE]);
  const times = 'Última actividad 21/11/2026 10:30:00';
  assert.equal(rows(view), [
    `Chrome en WindowsEste dispositivoDesde 20/11/2026 08:02:00 · Dirección 190.148.20.7 · ${times}`,
    `Safari en iPhoneDesde 20/11/2026 08:02:00 · ${times}Cerrar`,
  ]);
  assert.equal(view.findAll('button'), [closeButton(view, PHONE)], 'with two, its own button is enough');
});

test('a closed session, or all others together, disappear from the list, which gets the focus', async () => {
  const { api, view } = await open([HERE, PHONE, TABLET, ownSession('se_4', 'Edge en Windows')]);
  const said = () => [message.value?.kind, message.value?.title, message.value?.text];
  await view.click(closeButton(view, PHONE));
  await view.loaded();
  assert.equal(api.contentsOf(CLOSE), [{ id: 'se_2' }]);
  assert.is(rows(view).length, 3);
  assert.match(rows(view)[1] ?? '', TABLET.device);
  assert.is(document.activeElement, view.find('ul'));
  assert.equal(said(), ['success', 'Sesión cerrada', 'Safari en iPhone']);
  await view.clickAndLoad('Cerrar las demás sesiones');
  assert.is(api.callsOf(CLOSE_OTHERS).length, 1);
  assert.is(rows(view).length, 1);
  assert.is(document.activeElement, view.find('ul'));
  assert.equal(said(), ['success', 'Sesiones', 'Tus demás sesiones se cerraron']);
});

for (const [what, path, buttonOf] of [
  ['a session', CLOSE, (view: View) => closeButton(view, PHONE)],
  ['the other sessions', CLOSE_OTHERS, (view: View) => view.button('Cerrar las demás sesiones')],
] as const)
  test(`a failure to close ${what} is shown, the list is refreshed and the focus stays`, async () => {
    const { api, view } = await open([HERE, PHONE, TABLET]);
    const { response, give } = later();
    api.responders[path] = () => response;
    const button = buttonOf(view);
    await view.click(button);
    await view.click(button);
    assert.is(button.getAttribute('aria-busy'), 'true');
    await view.actAndLoad(() => give(failureResponse(500, BROKEN)));
    assert.equal([api.callsOf(path).length, api.callsOf(LIST).length], [1, 2]);
    assert.equal([message.value?.kind, message.value?.text], ['error', BROKEN.message]);
    assert.is(document.activeElement, button);
    assert.is(rows(view).length, 3);
  });

test('a list that cannot be read shows why, and can be read again', async () => {
  const reading = later();
  const api = stubbedApi({ [LIST]: () => reading.response });
  const view = await render(<SessionsCard />);
  assert.match(view.text(), 'Cargando');
  await view.actAndLoad(() => reading.give(failureResponse(500, BROKEN)));
  assert.match(view.text('[role=alert]'), BROKEN.message);
  api.responders[LIST] = () => successResponse({ sessions: [HERE] });
  await view.clickAndLoad('Reintentar');
  assert.is(rows(view).length, 1);
  assert.not.ok(view.has('[role=alert]'));
});

import { SessionWatch } from '#app/layout/session-watch.tsx';
import { setServerTime } from '#stores/clock.ts';
import { message } from '#stores/messages.ts';
import { session as openSession, startSession } from '#stores/session.ts';
import { endReason } from '#stores/session-end-reason.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, test, type View } from '../support/render.tsx';
import { failureResponse, later, successResponse } from '../support/stubbed-api.ts';

const RENEW = 'auth/v3/session/renew';
const LEFT_ALONE = 'Seguir hasta que termine';

async function open(sessionExpiresInSeconds: number) {
  startSession(session({ sessionExpiresInSeconds }));
  return openPage(<SessionWatch />, { [RENEW]: session() });
}

const isWarned = (view: View) => view.has('[role=alertdialog]');
const secondsLeft = () => ((openSession.peek()?.expiresAt ?? 0) - Date.now()) / 1000;

for (const minutes of [-10, 10])
  test(`the end of the session is announced in time on a device whose clock is ${minutes} minutes off`, async () => {
    setServerTime(Date.now() + minutes * 60_000, { sentAt: Date.now() });
    const early = await open(330);
    await early.view.settle();
    assert.not.ok(isWarned(early.view));
    const { view } = await open(299);
    await view.appears('[role=alertdialog]');
  });

test('five minutes before the end a warning counts down, and renewing closes it', async () => {
  const { view, api } = await open(299);
  await view.appears('[role=alertdialog]');
  const words =
    /^Tu sesión está por terminarPor seguridad, las sesiones duran 6 horasQuedan 4 min 5\d sRenuévala y sigue donde estás: no se pierde nada de lo que escribiste\. Si termina, las solicitudes que enviaste siguen en curso y al volver a entrar las verás donde las dejaste\.Renovar sesiónSeguir hasta que termine$/;
  assert.match(view.text('[role=alertdialog]'), words);
  assert.not.ok(view.has('[role=alertdialog] [role=alert]'));
  await view.clickButton('Renovar sesión');
  await view.until(() => !isWarned(view));
  assert.is(api.callsOf(RENEW).length, 1);
  assert.not.ok(isWarned(view));
  assert.ok(secondsLeft() > 21_000);
  const { kind, title, text } = message.peek() ?? {};
  assert.equal({ kind, title, text }, { kind: 'success', title: 'Sesión', text: 'Se renovó por 6 horas' });
});

test('nothing closes the warning while the session is being renewed; a failure is shown there and can be retried', async () => {
  const { view, api } = await open(200);
  const waiting = later();
  api.responders[RENEW] = () => waiting.response;
  await view.appears('[role=alertdialog]');
  await view.clickButton('Renovar sesión');
  assert.match(view.text('[role=alertdialog] [aria-busy=true]'), 'Renovar sesión');
  assert.ok(view.button(LEFT_ALONE).disabled);
  await view.press('Escape');
  assert.ok(isWarned(view));
  await view.act(() =>
    waiting.give(failureResponse(503, { title: 'Servicio', message: 'No pudimos renovarla' })),
  );
  await view.until(() => view.has('[role=alertdialog] [role=alert]'));
  assert.match(view.text('[role=alertdialog]'), 'No pudimos renovarla');
  assert.is(message.peek(), null);
  assert.ok(secondsLeft() < 210);
  api.responders[RENEW] = () => successResponse(session());
  await view.clickButton('Renovar sesión');
  await view.until(() => !isWarned(view));
  assert.ok(secondsLeft() > 21_000);
});

test('after the warning is dismissed, it is shown again only before the end of the next session', async () => {
  const { view, api } = await open(200);
  await view.appears('[role=alertdialog]');
  await view.press('Escape');
  assert.not.ok(isWarned(view));
  assert.equal(api.calls, []);
  await view.act(() => startSession(session({ sessionExpiresInSeconds: 250 })));
  await view.appears('[role=alertdialog]');
  await view.clickButton(LEFT_ALONE);
  assert.not.ok(isWarned(view));
});

test('signing in after the session has ended reloads the page, whose memory has the previous user’s data', async () => {
  const { reload } = location;
  let reloads = 0;
  location.reload = () => void reloads++;
  const { view } = await open(1);
  await view.until(() => openSession.peek() === null);
  assert.is(reloads, 0);
  assert.is(endReason.peek(), 'Tu sesión terminó porque pasaron 6 horas.');
  await view.act(() => startSession(session()));
  assert.equal([reloads, openSession.peek()], [1, null]);
  location.reload = reload;
});

test('when the device’s clock is set past the end, the server decides whether the session is over', async () => {
  const { now } = Date;
  const { view, api } = await open(21_600);
  try {
    Date.now = () => now() + 22_000_000;
    await view.until(() => api.callsOf(RENEW).length === 1);
    await view.until(() => secondsLeft() > 21_000);
    api.responders[RENEW] = () => failureResponse(503, { title: 'Servicio', message: 'No disponible' });
    Date.now = () => now() + 44_000_000;
    await view.until(() => openSession.peek() === null);
    assert.is(endReason.peek(), 'Tu sesión terminó porque pasaron 6 horas.');
  } finally {
    Date.now = now;
  }
});

test('a renewal whose response arrives after another session has begun does not change that session', async () => {
  const { view, api } = await open(200);
  const waiting = later();
  api.responders[RENEW] = () => waiting.response;
  await view.appears('[role=alertdialog]');
  await view.clickButton('Renovar sesión');
  await view.act(() => startSession(session({ sessionId: 'ficha-2', sessionExpiresInSeconds: 240 })));
  await view.act(() => waiting.give(successResponse(session())));
  await view.until(() => !view.button(LEFT_ALONE).disabled);
  assert.is(openSession.peek()?.sessionId, 'ficha-2');
  assert.ok(secondsLeft() < 250);
  assert.is(message.peek(), null);
});

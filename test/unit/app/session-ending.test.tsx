import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SessionWatch } from '../../../src/app/layout/session-watch.tsx';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { leaveSession, session as openSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render, type View } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('a session that is about to end');

const RENEW = 'auth/v3/session/renew';
const LEFT_ALONE = 'Seguir hasta que termine';

async function open(sessionExpiresInSeconds: number) {
  startSession(session({ sessionExpiresInSeconds }));
  const api = stubbedApi({ [RENEW]: () => successResponse(session()) });
  const view = await render(<SessionWatch />);
  return { api, view };
}

const isWarned = (view: View) => view.has('[role=alertdialog]');
const text = (view: View) => view.find('[role=alertdialog]').textContent ?? '';
const secondsLeft = () => ((openSession.peek()?.expiresAt ?? 0) - Date.now()) / 1000;

test.before.each(clearMessage);
test.after.each(async () => {
  await (await render(null)).unmount();
  leaveSession();
  localStorage.clear();
  clearMessage();
});

test('nobody is warned long before, and nobody without a session', async () => {
  const { view } = await open(330);
  await view.settle();
  assert.not.ok(isWarned(view));
  await view.unmount();
  leaveSession();
  const other = await render(<SessionWatch />);
  await other.settle();
  assert.not.ok(isWarned(other));
});

test('five minutes before, a warning counts what is left, and renewing closes it', async () => {
  const { view, api } = await open(299);
  await view.appears('[role=alertdialog]');
  assert.match(text(view), /Tu sesión está por terminar.*4:5\d/);
  assert.not.ok(view.has('[role=alertdialog] [role=alert]'));
  await view.click(view.button('Renovar sesión'));
  await view.until(() => !isWarned(view));
  assert.is(api.callsOf(RENEW).length, 1);
  assert.not.ok(isWarned(view));
  assert.ok(secondsLeft() > 21_000);
  assert.equal([message.peek()?.kind, message.peek()?.text], ['success', 'Se renovó por 6 horas']);
});

test('while it is renewed nothing closes the warning; a failure is told there, and can be tried again', async () => {
  const { view, api } = await open(200);
  const waiting = later();
  api.responders[RENEW] = () => waiting.response;
  await view.appears('[role=alertdialog]');
  await view.click(view.button('Renovar sesión'));
  assert.ok(view.button(LEFT_ALONE).disabled);
  await view.press('Escape');
  assert.ok(isWarned(view));
  await view.act(() =>
    waiting.give(failureResponse(503, { title: 'Servicio', message: 'No pudimos renovarla' })),
  );
  await view.until(() => view.has('[role=alertdialog] [role=alert]'));
  assert.match(text(view), 'No pudimos renovarla');
  assert.is(message.peek(), null);
  assert.ok(secondsLeft() < 210);
  api.responders[RENEW] = () => successResponse(session());
  await view.click(view.button('Renovar sesión'));
  await view.until(() => !isWarned(view));
  assert.ok(secondsLeft() > 21_000);
});

test('who lets it end is not warned again, until another end is near', async () => {
  const { view, api } = await open(200);
  await view.appears('[role=alertdialog]');
  await view.click(view.button(LEFT_ALONE));
  assert.not.ok(isWarned(view));
  assert.equal(api.calls, []);
  await view.act(() => startSession(session({ sessionExpiresInSeconds: 250 })));
  await view.appears('[role=alertdialog]');
  assert.ok(isWarned(view));
});

test('a renewal that comes after another session has begun changes nothing of it', async () => {
  const { view, api } = await open(200);
  const waiting = later();
  api.responders[RENEW] = () => waiting.response;
  await view.appears('[role=alertdialog]');
  await view.click(view.button('Renovar sesión'));
  await view.act(() => startSession(session({ sessionId: 'ficha-2', sessionExpiresInSeconds: 240 })));
  await view.act(() => waiting.give(successResponse(session())));
  await view.until(() => !view.button(LEFT_ALONE).disabled);
  assert.is(openSession.peek()?.sessionId, 'ficha-2');
  assert.ok(secondsLeft() < 250);
  assert.is(message.peek(), null);
});

test.run();

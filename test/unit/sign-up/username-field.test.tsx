import { setCaptchaTokenSource } from '#api/sign-up-api.ts';
import { AccessAndReviewStep } from '#screens/sign-up/steps/access-and-review-step.tsx';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const CHECK = 'sign-up/v2/check-username';
const HELP = 'De 3 a 32 minúsculas, números o puntos; empieza con una letra.';
const available = (yes: boolean) => () => successResponse({ available: yes });

let timers: ReturnType<typeof fakeTimers>;
test.before.each(() => {
  setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
  timers = fakeTimers();
});
test.after.each(() => timers.restore());

/** Types a username, and waits for the pause after which it is checked. */
async function type(view: View, username: string): Promise<void> {
  await view.type(view.field('Usuario'), username);
  await passes(view, 400);
}
const passes = (view: View, milliseconds: number) =>
  view.act(async () => {
    timers.advance(milliseconds);
    for (let turn = 0; turn < 5; turn++) await timers.settle();
  });
const open = () => render(<AccessAndReviewStep back="" next="/afiliaciones/listo" />);
const isTicked = (view: View) => view.field('Usuario').parentElement?.querySelector('svg') !== null;
function note(view: View): string {
  const field = view.field('Usuario');
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

test('a free username is shown as available, and a taken one as an error', async () => {
  const checking = later();
  const api = stubbedApi({
    [`${CHECK}/volcan`]: () => checking.response,
    [`${CHECK}/luna`]: available(false),
  });
  const view = await open();
  assert.is(note(view), HELP);
  await type(view, ' volcan ');
  assert.equal([note(view), isTicked(view)], ['Comprobando', false]);
  checking.give(successResponse({ available: true }));
  await passes(view, 0);
  assert.equal([note(view), isTicked(view)], ['Disponible', true]);
  assert.is(view.field('Usuario').getAttribute('aria-invalid'), null);
  await type(view, 'luna');
  assert.is(note(view), 'Ese usuario ya está tomado, elige otro');
  assert.is(view.field('Usuario').getAttribute('aria-invalid'), 'true');
  await type(view, 'lu');
  assert.is(note(view), HELP, 'too short to be checked');
  assert.is(api.calls.filter(({ path }) => path.startsWith(CHECK)).length, 2);
});

test('a username is checked only after a pause, and a failed check shows nothing', async () => {
  const api = stubbedApi({
    [`${CHECK}/volcan`]: () => failureResponse(500, { title: 'Error', message: 'Lento' }),
  });
  const view = await open();
  const checks = () => api.callsOf(`${CHECK}/volcan`).length;
  for (const typed of ['volc', 'volca', 'volcan']) {
    await view.type(view.field('Usuario'), typed);
    await passes(view, 399);
  }
  assert.is(api.calls.filter(({ path }) => path.startsWith(CHECK)).length, 0);
  await passes(view, 1);
  assert.is(checks(), 1);
  assert.is(note(view), HELP);
  assert.not.ok(view.has('[role=alert]'));
});

test('the response for a text that has changed since is ignored', async () => {
  const first = later();
  const api = stubbedApi({
    [`${CHECK}/volcan`]: () => first.response,
    [`${CHECK}/volcan2`]: available(true),
  });
  const view = await open();
  await type(view, 'volcan');
  await type(view, 'volcan2');
  assert.is(api.callsOf(`${CHECK}/volcan`)[0]?.signal.aborted, true);
  first.give(successResponse({ available: false }));
  await passes(view, 0);
  assert.is(note(view), 'Disponible');
});

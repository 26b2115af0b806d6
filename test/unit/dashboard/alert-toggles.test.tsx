import { noticeOn, raiseAlert, soundOn } from '#screens/dashboard/alerts/alert-preferences.ts';
import { AlertToggles } from '#screens/dashboard/alerts/alert-toggles.tsx';
import { message } from '#stores/messages.ts';
import { fakeNotifications, withoutNotices } from '../support/fake-notifications.ts';
import { assert, render, test, type View } from '../support/render.tsx';

const SOUND = 'Avisar con sonido';
const NOTICE = 'Avisar en el escritorio';
const TRY = 'Probar aviso';

/** Calls to the browser's sound system, in order. The page opens it once, so all tests share the list. */
const sounds: string[] = [];
function browserSound() {
  sounds.length = 0;
  const tell =
    (what: unknown) =>
    <First,>(...values: [First, ...unknown[]]): First => {
      sounds.push([what, ...values.filter((value) => typeof value !== 'object')].join(' '));
      return values[0];
    };
  function AudioContext() {
    return { state: 'suspended', currentTime: 0, destination: 'speaker', resume: tell('resume') };
  }
  function GainNode() {
    return { connect: tell('connect'), gain: { linearRampToValueAtTime: tell('volume') } };
  }
  function OscillatorNode(_: unknown, { frequency }: { frequency: number }) {
    return { connect: tell('connect'), start: tell(frequency), stop: tell('stop') };
  }
  Object.assign(globalThis, { AudioContext, GainNode, OscillatorNode });
}

const isPressed = (view: View, label: string) => view.button(label).getAttribute('aria-pressed') === 'true';
const tries = (view: View) => view.texts('button').includes(TRY);

async function choose(view: View, label: string) {
  await view.clickButton('Avisos');
  await view.appears('[role=menuitem]');
  const item = view.findAll('[role=menuitem]').find(({ textContent }) => textContent === label);
  await view.click(item as HTMLElement);
  await view.until(() => !view.has('[role=menuitem]'));
  await view.settle();
}

const told = (shown: ReturnType<typeof fakeNotifications>['shown']) =>
  shown.map(({ title, options }) => `${title}: ${options.body}`);
const atFirst = [soundOn.value.peek(), noticeOn.value.peek()];

test.before.each(() => {
  soundOn.set(false);
  noticeOn.set(false);
});
test.after.each(withoutNotices);

test('the sound is off until a button turns it on, and the choice is kept on this device', async () => {
  assert.equal(atFirst, [false, false]);
  const before = localStorage.length;
  const view = await render(<AlertToggles />);
  assert.equal([isPressed(view, SOUND), tries(view)], [false, false]);
  await view.clickButton(SOUND);
  assert.equal([isPressed(view, SOUND), isPressed(view, NOTICE), tries(view)], [true, false, true]);
  assert.is(localStorage.length, before + 1);
  await view.clickButton(SOUND);
  assert.equal([isPressed(view, SOUND), tries(view)], [false, false]);
  assert.is(localStorage.length, before);
});

for (const [permission, answer, asked, isOn] of [
  ['default', 'granted', 1, true],
  ['default', 'default', 1, false],
  ['granted', 'granted', 0, true],
  ['denied', 'denied', 0, false],
  [undefined, undefined, 0, false],
] as const)
  test(`with permission ${permission}, then ${answer}, notifications are ${isOn ? 'turned on' : 'not turned on, and the portal explains how to allow them'}`, async () => {
    const browser = permission && fakeNotifications(permission, answer);
    const view = await render(<AlertToggles />);
    await view.clickButton(NOTICE);
    await view.until(() => isPressed(view, NOTICE) || message.peek() !== null);
    assert.is(browser?.asked() ?? 0, asked);
    assert.equal([isPressed(view, NOTICE), tries(view)], [isOn, isOn]);
    assert.is(message.peek()?.kind, isOn ? undefined : 'error');
    assert.match(message.peek()?.text ?? '', isOn ? '' : 'Permítelos cuando pregunte o en su configuración');
  });

test('Probar aviso shows a silent notification whose click brings the portal to the front', async () => {
  const { shown } = fakeNotifications('granted');
  browserSound();
  noticeOn.set(true);
  const view = await render(<AlertToggles />);
  await view.clickButton(TRY);
  assert.equal(told(shown), ['Pago recibido: Así se verá un pago que llega']);
  let focused = 0;
  window.focus = () => void focused++;
  shown[0]?.click();
  assert.equal([focused, shown[0]?.closed, sounds.length], [1, true, 0]);
});

test('on a phone the service worker shows the notification', async () => {
  const { shown } = fakeNotifications('granted', 'granted', { telephone: true });
  noticeOn.set(true);
  const view = await render(<AlertToggles />);
  await view.clickButton(TRY);
  await view.until(() => shown.length > 0);
  assert.equal(told(shown), ['Pago recibido: Así se verá un pago que llega']);
});

test('an alert plays its sound, and shows no notification if notifications are off or the permission was withdrawn', async () => {
  const { shown, deny } = fakeNotifications('granted');
  browserSound();
  const view = await render(<AlertToggles />);
  const alert = () => view.act(() => raiseAlert('Nuevo pago: María López, Q1.00'));
  await alert();
  await view.settle();
  assert.equal(sounds, []);
  await view.act(() => soundOn.set(true));
  await alert();
  await view.until(() => sounds.length > 12);
  const [low, high] = [
    ['volume 0.18 0.02', 'volume 0 0.16', 'connect', 'connect speaker', '880 0', 'stop 0.16'],
    ['volume 0.18 0.18', 'volume 0 0.32', 'connect', 'connect speaker', '1318.5 0.16', 'stop 0.32'],
  ];
  assert.equal(sounds, ['resume', ...low, ...high]);
  noticeOn.set(true);
  deny();
  await alert();
  await view.until(() => sounds.length > 25);
  await view.settle();
  assert.equal(shown, []);
  await view.clickButton(NOTICE);
  await view.until(() => !isPressed(view, NOTICE));
  assert.equal([isPressed(view, NOTICE), message.peek()], [false, null], 'it can still be turned off');
});

test('on a phone a menu says what a tap does, and offers a test once something is on', async () => {
  const { shown, asked } = fakeNotifications('granted');
  browserSound();
  const view = await render(<AlertToggles />);
  await view.clickButton('Avisos');
  await view.appears('[role=menuitem]');
  assert.equal(view.texts('[role=menuitem]'), [SOUND, NOTICE]);
  await view.clickButton('Avisos');
  await choose(view, SOUND);
  await choose(view, NOTICE);
  await view.until(() => isPressed(view, NOTICE));
  assert.ok(isPressed(view, SOUND));
  await choose(view, TRY);
  assert.is(shown.length, 1);
  await choose(view, 'Quitar el sonido');
  assert.equal([isPressed(view, SOUND), isPressed(view, NOTICE)], [false, true]);
  await choose(view, 'Quitar el aviso en el escritorio');
  await view.until(() => !isPressed(view, NOTICE));
  assert.equal([isPressed(view, NOTICE), asked(), message.peek()], [false, 0, null]);
});

import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DialogValuesContext } from '../../../src/blocks/form/use-restorable-state.ts';
import { clearMessage } from '../../../src/stores/messages.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { startSession } from '../../../src/stores/session.ts';
import { type FaultyApi, faultyApi } from '../../support/bad-line/faulty-api.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from '../../support/bad-line/line-faults.ts';
import {
  type DialogFamily,
  ownerSession,
  type WritingDialogCase,
} from '../../support/bad-line/writing-dialog-case.ts';
import { DIALOG_FAMILIES } from '../../support/bad-line/writing-dialogs.ts';
import { CALLS_WITHOUT_IDEMPOTENCY_KEY, SETTING_CALLS } from '../../support/calls-without-idempotency-key.ts';
import { render, type View } from '../../support/render.tsx';

const test = suite('dialogs on a bad line');
const whole = process.env.FAULTS === 'whole';
const carriedOut = FAULT_NAMES.filter((name) => LINE_FAULTS[name].carriedOut);
const lost = FAULT_NAMES.filter((name) => !LINE_FAULTS[name].carriedOut);

/** Each fault alone, and all in turn with each first; in a test run a dialog has one of either kind. */
function ordersFor(place: number): (LineFault | undefined)[][] {
  if (!whole) return [[lost[place % lost.length], carriedOut[place % carriedOut.length]]];
  return FAULT_NAMES.flatMap((name, first) => [
    [name],
    [...FAULT_NAMES.slice(first), ...FAULT_NAMES.slice(0, first)],
  ]);
}

test.before.each(() => {
  forgetResources();
  startSession(ownerSession());
});
test.after.each(() => {
  forgetResources();
  clearMessage();
});

async function open({ dialogs, modal }: DialogFamily, step: string, { subject }: WritingDialogCase<object>) {
  modal.open({ step, ...subject });
  const dialog = createElement(dialogs[step] as never, { step, ...subject });
  const view = await render(<DialogValuesContext value={{}}>{dialog}</DialogValuesContext>);
  await view.settle();
  await view.settle();
  return view;
}

async function press(view: View): Promise<void> {
  const button = await view.appears('[data-foot] button');
  await view.until(() => !(button as HTMLButtonElement).disabled);
  await view.click(button);
}

const typedIn = (view: View) =>
  view
    .findAll('input, select, textarea')
    .map((field) => `${(field as HTMLInputElement).value} ${(field as HTMLInputElement).checked}`);

const alerts = (view: View) => view.findAll('[role=alert]').map(({ textContent }) => textContent ?? '');

async function tells(view: View, fault: LineFault): Promise<void> {
  const { says } = LINE_FAULTS[fault];
  const told = () =>
    !view.has('[data-foot] [aria-busy=true]') && alerts(view).some((text) => text.startsWith(says));
  await view.until(told);
  assert.ok(told(), `after ${fault} it says ${JSON.stringify(alerts(view))}`);
}

/** Opened without a line, a dialog can be used as soon as the line is back, without closing it. */
async function lineIsBack(api: FaultyApi, view: View): Promise<void> {
  api.fault = undefined;
  await view.act(() => void window.dispatchEvent(new Event('online')));
  const retries = () => view.findAll('button').filter(({ textContent }) => textContent === 'Reintentar');
  while (retries().length > 0) {
    for (const retry of retries()) await view.click(retry);
    await view.settle();
  }
}

async function walk(
  family: DialogFamily,
  step: string,
  one: WritingDialogCase<object>,
  order: readonly LineFault[],
) {
  const api = faultyApi();
  Object.assign(api.responses, one.responses);
  api.fault = { name: 'offline', of: 'every call' };
  const view = await open(family, step, one);
  await lineIsBack(api, view);
  const [first = 'offline'] = order;
  api.fault = { name: first, of: one.call };
  await one.fill?.(view);
  const typed = typedIn(view);
  for (const [place, fault] of order.entries()) {
    api.fault = { name: fault, of: one.call };
    if (place > 0 || !one.sendsItself) await press(view);
    await tells(view, fault);
    assert.equal(typedIn(view), typed, `after ${fault} it has something else than was typed`);
    assert.is(family.modal.current.peek().step, step, `after ${fault} it closed`);
  }
  api.fault = undefined;
  await press(view);
  const done = () => (one.done ? one.done(view) : family.modal.current.peek().step !== step);
  await view.until(done);
  assert.ok(done(), `it says ${JSON.stringify(alerts(view))} when the line is back`);
  onceOnly(api, one, order);
  family.modal.close();
  await view.unmount();
}

/** The server did it once: by the key, or because a repetition sets the same again. */
function onceOnly(
  { received, carriedOut }: FaultyApi,
  { call }: WritingDialogCase<object>,
  order: readonly LineFault[],
) {
  const mine = received.filter(({ id }) => id === call);
  const reached = order.filter((fault) => LINE_FAULTS[fault].carriedOut).length;
  assert.is(mine.length, reached + 1);
  assert.is(new Set(mine.map(({ content }) => content)).size, 1, 'a repetition has another content');
  if (call in CALLS_WITHOUT_IDEMPOTENCY_KEY || (SETTING_CALLS as readonly string[]).includes(call)) return;
  assert.is(carriedOut.filter(({ id }) => id === call).length, 1, 'it was carried out more than once');
}

let place = 0;
for (const family of DIALOG_FAMILIES) {
  test(`${family.name}: every dialog has a case, or a reason why it has none`, () => {
    assert.equal(Object.keys(family.cases).sort(), Object.keys(family.dialogs).sort());
  });
  for (const [step, one] of Object.entries(family.cases)) {
    if ('none' in one) continue;
    for (const order of ordersFor(place++)) {
      const faults = order.filter((name) => name !== undefined);
      test(`${family.name}, ${step}: opened offline, then ${faults.join(', ')}`, () =>
        walk(family, step, one, faults));
    }
  }
}

test.run();

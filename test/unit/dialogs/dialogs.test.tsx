import { operations } from '#sandbox/ground/contract/described-operations.ts';
import { message } from '#stores/messages.ts';
import { session as currentSession } from '#stores/session.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from '../../support/bad-line/line-faults.ts';
import { type FaultyApi, faultyApi } from '../support/bad-line/faulty-api.ts';
import {
  type Case,
  closeDialogs,
  DIALOG,
  describedBy,
  lineIsBack,
  mountCase,
  openCase,
  press,
  signInAsOwner,
  typedIn,
} from '../support/open-dialog-case.tsx';
import { assert, test, type View } from '../support/render.tsx';
import { later } from '../support/stubbed-api.ts';
import { DIALOG_FAMILIES } from './all.ts';
import { type DialogFamily, fillInView, ownerSession, type WritingDialogCase } from './dialog-case.ts';

const whole = process.env.FAULTS === 'whole';
const carriedOut = FAULT_NAMES.filter((name) => LINE_FAULTS[name].carriedOut);
const lost = FAULT_NAMES.filter((name) => !LINE_FAULTS[name].carriedOut);

/** Each fault alone, and all faults in turn, starting with each of them; a test run gives every dialog one of the two kinds. */
function ordersFor(place: number): readonly LineFault[][] {
  if (!whole)
    return [[lost[place % lost.length] ?? 'offline', carriedOut[place % carriedOut.length] ?? 'reset']];
  return FAULT_NAMES.flatMap((name, first) => [
    [name],
    [...FAULT_NAMES.slice(first), ...FAULT_NAMES.slice(0, first)],
  ]);
}

test.before.each(signInAsOwner);
test.after.each(closeDialogs);

const titleOf = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent;
const titles = (view: View) => view.findAll(DIALOG).map(titleOf);

/** Checks that the dialog is named by its heading, says whom it affects, and starts with the focus on its field or its back button. */
function introducesItself(view: View, { title, item, says, hears, focus }: Case) {
  const called = title ?? item;
  if (called) assert.equal(titles(view), [called]);
  if (says) assert.match(view.text(DIALOG), says);
  if (hears)
    assert.is(describedBy(view.find(DIALOG)).includes(hears), true, `${hears} is in its description`);
  if (!focus) return;
  const label = (document.activeElement as HTMLInputElement).labels?.[0] ?? document.activeElement;
  assert.match(label?.textContent ?? '', focus);
}

const alerts = (view: View) => view.findAll('[role=alert]').map(({ textContent }) => textContent ?? '');

async function says(view: View, fault: LineFault): Promise<void> {
  const said = () =>
    !view.has('[data-foot] [aria-busy=true]') &&
    alerts(view).some((text) => text.startsWith(LINE_FAULTS[fault].says));
  await view.until(said);
  assert.ok(said(), `after ${fault} it says ${JSON.stringify(alerts(view))}`);
  assert.is(message.value, null);
}

async function submitOnBadLine(
  family: DialogFamily,
  step: string,
  one: WritingDialogCase,
  order: readonly LineFault[],
) {
  const api = faultyApi();
  // If the server sends no message, the portal shows its own.
  Object.assign(api.responses, family.rows?.responses, one.said && { [one.call]: {} }, one.responses);
  api.fault = { name: 'offline', of: 'every call' };
  const read: string[] = [];
  const view = await openCase(family, step, one, api, read);
  await lineIsBack(api, view);
  introducesItself(view, one);
  const [first = 'offline'] = order;
  api.fault = { name: first, of: one.call };
  await fillInView(view, one.fill);
  const typed = typedIn(view);
  for (const [place, fault] of order.entries()) {
    api.fault = { name: fault, of: one.call };
    if (place > 0 || !one.sendsItself) await press(view, one.button);
    await says(view, fault);
    assert.equal(typedIn(view), typed, `after ${fault} it has something else than was typed`);
    assert.is(family.modal.current.peek().step, step, `after ${fault} it closed`);
  }
  api.fault = undefined;
  const listed = () => api.received.filter(({ id }) => id === family.rows?.list).length;
  const before = listed();
  read.length = 0;
  const { response, give } = later();
  api.held = response;
  await press(view, one.button);
  const leaves = view.findAll('[data-close] button') as HTMLButtonElement[];
  assert.ok(
    leaves.every(({ disabled }) => disabled),
    'it can be left before the call has returned',
  );
  api.held = undefined;
  give(Response.json({}));
  const done = () => (one.done ? one.done(view) : family.modal.current.peek().step !== step);
  await view.until(done);
  assert.ok(done(), `it says ${JSON.stringify(alerts(view))} when the line is back`);
  await view.loaded();
  onceOnly(api, one, order);
  const isRereading = () => listed() > before;
  if (one.row) await view.until(isRereading);
  if (one.row) assert.ok(isRereading(), 'the rows are read again');
  if (one.rereads)
    assert.equal(
      read.sort(),
      one.rereads.map((list) => `${list}/all`),
    );
  if (one.learns) {
    const [now, expected] = one.learns((currentSession.peek() ?? ownerSession()).userData);
    assert.equal(now, expected);
  }
  if (one.said)
    assert.equal([message.value?.kind, message.value?.title, message.value?.text], ['success', ...one.said]);
  if (one.row) {
    await view.until(() => titles(view).join() === (one.leadsTo ?? ''));
    assert.equal(titles(view), one.leadsTo ? [one.leadsTo] : []);
  }
}

/** Checks that the server did it once: either the key was the same, or repeating the call sets the same value. */
function onceOnly(
  { received, carriedOut: done }: FaultyApi,
  { call, content }: WritingDialogCase,
  order: readonly LineFault[],
) {
  const mine = received.filter(({ id }) => id === call);
  const reached = order.filter((fault) => LINE_FAULTS[fault].carriedOut).length;
  assert.is(mine.length, reached + 1);
  assert.is(new Set(mine.map((one) => one.content)).size, 1, 'a repetition has another content');
  if (content) assert.equal(JSON.parse(mine[0]?.content ?? ''), content);
  const { idempotent, readOnly } = operations.find(({ id }) => id === call) ?? {};
  if (!idempotent && !readOnly) return;
  assert.is(done.filter(({ id }) => id === call).length, 1, 'it was carried out more than once');
}

let place = 0;
for (const family of DIALOG_FAMILIES)
  for (const [step, one] of Object.entries(family.cases)) {
    if ('none' in one) {
      test(`${family.name}, ${step}: the dialog is named by its heading`, async () => {
        const api = faultyApi();
        Object.assign(api.responses, family.rows?.responses, one.responses);
        const view = await mountCase(family, step, one, [], []);
        introducesItself(view, one);
      });
      continue;
    }
    for (const order of ordersFor(place++))
      test(`${family.name}, ${step}: opened offline and submitted despite ${order.join(', ')}, the dialog succeeds exactly once and shows a message`, () =>
        submitOnBadLine(family, step, one, order));
  }

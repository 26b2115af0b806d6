import { createElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DialogValuesContext } from '../../../src/blocks/form/use-restorable-state.ts';
import { readWatchedIds, unwatchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { message } from '../../../src/stores/messages.ts';
import { useResource } from '../../../src/stores/resource.ts';
import { session as currentSession, startSession } from '../../../src/stores/session.ts';
import { DIALOG_FAMILIES } from '../../dialogs/all.ts';
import {
  type DialogFamily,
  fillInView,
  ownerSession,
  type RowsScreen,
  type WritingDialogCase,
} from '../../dialogs/dialog-case.ts';
import { type FaultyApi, faultyApi } from '../../support/bad-line/faulty-api.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from '../../support/bad-line/line-faults.ts';
import { CALLS_WITHOUT_IDEMPOTENCY_KEY, SETTING_CALLS } from '../../support/calls-without-idempotency-key.ts';
import { chooseFromMenu } from '../../support/choose-from-menu.ts';
import { loadedView, render, type View } from '../../support/render.tsx';
import { later } from '../../support/stubbed-api.ts';

const whole = process.env.FAULTS === 'whole';
const carriedOut = FAULT_NAMES.filter((name) => LINE_FAULTS[name].carriedOut);
const lost = FAULT_NAMES.filter((name) => !LINE_FAULTS[name].carriedOut);
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Each fault alone, and all faults in turn, starting with each of them; a test run gives every dialog one of the two kinds. */
function ordersFor(place: number): readonly LineFault[][] {
  if (!whole)
    return [[lost[place % lost.length] ?? 'offline', carriedOut[place % carriedOut.length] ?? 'reset']];
  return FAULT_NAMES.flatMap((name, first) => [
    [name],
    [...FAULT_NAMES.slice(first), ...FAULT_NAMES.slice(0, first)],
  ]);
}

test.before.each(() => {
  startSession(ownerSession());
});
test.after.each(async () => {
  for (const id of readWatchedIds(ownerSession().userData.user.id)) unwatchRequest(id);
  for (const { modal } of DIALOG_FAMILIES) modal.close();
});

type Case = DialogFamily['cases'][string];

/** Mounts a dialog alone, with readers of the lists that its call changes. */
async function mounted(
  { dialogs, modal }: DialogFamily,
  step: string,
  { subject }: Case,
  words: readonly string[],
  read: string[],
) {
  function Reader({ list }: { list: string }) {
    useResource(list, async () => {
      read.push(list);
      return { ok: true, data: list };
    });
    return null;
  }
  modal.open({ step, ...subject } as never);
  const dialog = createElement(dialogs[step] as never, { step, ...subject });
  const view = await render(
    <DialogValuesContext value={{}}>
      {words.map((list) => (
        <Reader key={list} list={`${list}/all`} />
      ))}
      {dialog}
    </DialogValuesContext>,
  );
  await loadedView(view);
  return view;
}

/** Opens a dialog from the menu of its row, on its screen. */
async function chosen({ Screen, address, state }: RowsScreen, { row = '', item = '' }: Case, api: FaultyApi) {
  history.replaceState(state ?? null, '', address);
  api.fault = undefined;
  const view = await render(<Screen />);
  await loadedView(view);
  api.fault = { name: 'offline', of: 'every call' };
  await chooseFromMenu(view, `Acciones de ${row}`, item);
  await view.appears(DIALOG);
  await view.settle();
  return view;
}

const open = (family: DialogFamily, step: string, one: Case, api: FaultyApi, read: string[] = []) =>
  family.rows && one.row
    ? chosen(family.rows, one, api)
    : mounted(family, step, one, 'rereads' in one ? (one.rereads ?? []) : [], read);

const titleOf = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent;
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
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

async function press(view: View, name: string | undefined): Promise<void> {
  const first = await view.appears('[data-foot] button');
  const button = name ? view.button(name) : (first as HTMLButtonElement);
  await view.until(() => !button.disabled);
  await view.click(button);
}

const typedIn = (view: View) =>
  view
    .findAll('input, select, textarea')
    .map((field) => `${(field as HTMLInputElement).value} ${(field as HTMLInputElement).checked}`);

const alerts = (view: View) => view.findAll('[role=alert]').map(({ textContent }) => textContent ?? '');

async function says(view: View, fault: LineFault): Promise<void> {
  const said = () =>
    !view.has('[data-foot] [aria-busy=true]') &&
    alerts(view).some((text) => text.startsWith(LINE_FAULTS[fault].says));
  await view.until(said);
  assert.ok(said(), `after ${fault} it says ${JSON.stringify(alerts(view))}`);
  assert.is(message.value, null);
}

/** Brings the connection back: a dialog opened offline can then be used without closing it. */
async function lineIsBack(api: FaultyApi, view: View): Promise<void> {
  api.fault = undefined;
  await view.act(() => void window.dispatchEvent(new Event('online')));
  const retries = () => view.findAll('button').filter(({ textContent }) => textContent === 'Reintentar');
  while (retries().length > 0) {
    for (const retry of retries()) await view.click(retry);
    await view.settle();
  }
  await loadedView(view);
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
  const view = await open(family, step, one, api, read);
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
  await loadedView(view);
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

/** Checks that what the server says about a field is shown there until it is changed, and that what was typed stays. */
async function submitRejected(family: DialogFamily, step: string, one: WritingDialogCase) {
  const api = faultyApi();
  Object.assign(api.responses, family.rows?.responses, one.responses);
  const view = await open(family, step, one, api);
  await lineIsBack(api, view);
  await fillInView(view, one.fill);
  const typed = typedIn(view);
  const rejects = Object.entries(one.rejects ?? {});
  api.rejection = {
    of: one.call,
    fields: rejects.map(([label, field]) => ({ field, message: `No sirve: ${label}` })),
  };
  await press(view, one.button);
  const fields = rejects.map(([label]) => view.field(label));
  await view.until(() => document.activeElement === fields[0]);
  assert.is(document.activeElement, fields[0]);
  assert.equal(typedIn(view), typed);
  for (const [index, field] of fields.entries()) {
    const [label = ''] = rejects[index] ?? [];
    assert.match(describedBy(field), `No sirve: ${label}`);
    assert.is(field.getAttribute('aria-invalid'), 'true', label);
    await view.type(field, field.tagName === 'SELECT' ? field.value : `${field.value}x`);
    assert.not.match(describedBy(field), 'No sirve');
  }
  assert.is(family.modal.current.peek().step, step, 'it closed');
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
  if (call in CALLS_WITHOUT_IDEMPOTENCY_KEY || (SETTING_CALLS as readonly string[]).includes(call)) return;
  assert.is(done.filter(({ id }) => id === call).length, 1, 'it was carried out more than once');
}

let place = 0;
for (const family of DIALOG_FAMILIES) {
  for (const [step, one] of Object.entries(family.cases)) {
    if ('none' in one) {
      test(`${family.name}, ${step}: the dialog is named by its heading`, async () => {
        const api = faultyApi();
        Object.assign(api.responses, family.rows?.responses);
        const view = await mounted(family, step, one, [], []);
        introducesItself(view, one);
      });
      continue;
    }
    if (one.rejects) {
      test(`${family.name}, ${step}: a field that the server rejects says why, keeps its text and has the focus`, () =>
        submitRejected(family, step, one));
    }
    for (const order of ordersFor(place++)) {
      test(`${family.name}, ${step}: opened offline and submitted despite ${order.join(', ')}, the dialog succeeds exactly once and shows a message`, () =>
        submitOnBadLine(family, step, one, order));
    }
  }
}

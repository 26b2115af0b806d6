import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endSession } from '../../../src/stores/end-session.ts';
import { reopenAfterReload, setOpenDialog, takeKeptDialog } from '../../../src/stores/kept-dialog.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';

const HOUR = 3_600_000;
const dialog = (typed: Record<string, unknown>) => ({ modal: 'branch', step: { step: 'rename' }, typed });

test.before.each(() => {
  history.replaceState(null, '', '/branches?page=2');
});
test.after.each(() => {
  setOpenDialog(undefined);
});

function leave(typed: Record<string, unknown>): void {
  setOpenDialog(dialog(typed));
  endSession('Tu sesión terminó', () => undefined);
  startSession(session());
  history.replaceState(null, '', '/branches?page=2');
}

test('an unfinished dialog is offered once on its own screen and address, within twelve hours', () => {
  const taken = (modal: string, after = 0) => takeKeptDialog(modal, Date.now() + after)?.typed;
  leave({ form: { name: 'Centro' } });
  assert.equal(taken('branch', 12 * HOUR - 1000), { form: { name: 'Centro' } });
  assert.is(taken('branch'), undefined);

  leave({ form: { name: 'Centro' } });
  assert.is(taken('branch', 12 * HOUR), undefined);
  assert.is(taken('branch'), undefined, 'an old one is forgotten');

  leave({ form: { name: 'Centro' } });
  assert.is(taken('transaction'), undefined);
  assert.ok(taken('branch'), 'another dialog of the screen leaves it');

  leave({ form: { name: 'Centro' } });
  history.replaceState(null, '', '/branches');
  assert.is(taken('branch'), undefined);
});

test('a dialog without typed text is not kept', () => {
  for (const typed of [{}, { form: {} }, { branch: '' }, { form: { password: 'Cobros#2026' } }]) {
    leave(typed);
    assert.is(takeKeptDialog('branch'), undefined, JSON.stringify(typed));
  }
});

test('secrets are not stored, wherever they were typed', () => {
  const secrets = { password1: 'a', currentPassword: 'b', webhookSecret: 'c', webhookAPIKey: 'd', code: 'e' };
  leave({ form: { name: 'Centro', ...secrets }, code: 'f', zipcode: '01001' });
  assert.equal(takeKeptDialog('branch')?.typed, { form: { name: 'Centro' }, zipcode: '01001' });
});

test('a dialog whose code is missing is opened after the reload, with or without typed text', () => {
  let reloads = 0;
  reopenAfterReload(dialog({}), () => reloads++);
  assert.is(reloads, 1);
  assert.equal(takeKeptDialog('branch')?.step, { step: 'rename' });
});

test('text stored in an unknown format is ignored', () => {
  const steps = ['', ',"step":{}', ',"step":{"step":"rename"}'].map((step) => `{"modal":"branch"${step}}`);
  for (const stored of ['{', 'null', '{}', ...steps]) {
    sessionStorage.setItem('cobros.unfinished', stored);
    assert.is(takeKeptDialog('branch'), undefined, stored);
  }
});

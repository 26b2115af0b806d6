import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { operationOfPath } from '../operation-of-path.ts';
import type { HttpLine } from './http-line.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from './line-faults.ts';

/** The values of all fields. */
const typedIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('input, select')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
          ? String(field.checked)
          : (field as HTMLInputElement).value,
      ),
    );

export interface Submit {
  button: string | RegExp;
  /** The path of the dialog's call, below `/api/`. */
  call: string;
}

/** Faults whose call fails at once. */
const QUICK = FAULT_NAMES.filter((name) => name !== 'delay');
const LOST = QUICK.filter((name) => !LINE_FAULTS[name].carriedOut);

const buttonOf = (dialog: Locator, name: string | RegExp) =>
  dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/**
 * Presses the button under each fault in turn, and checks that the fault is shown and the typed text kept. Returns the calls that
 * reached the server.
 */
export async function pressOnBadLine(
  line: HttpLine,
  dialog: Locator,
  { button, call }: Submit,
  faults: readonly LineFault[] = QUICK,
): Promise<HttpLine['exchanges']> {
  const typed = await typedIn(dialog);
  line.exchanges.length = 0;
  for (const name of faults) {
    line.fault = { name, path: call };
    const met = line.nextMeeting();
    await buttonOf(dialog, button).click();
    await met;
    await dialog.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    await dialog.getByRole('alert').filter({ hasText: LINE_FAULTS[name].says }).waitFor();
    assert.equal(await typedIn(dialog), typed, `after ${name}`);
  }
  line.fault = undefined;
  return line.exchanges.filter(({ path }) => path === call);
}

/**
 * Submits under every fault, and then on a slow line, where the dialog closes with a success. Checks that the server did it once.
 * Returns how often the call reached it.
 */
export async function submitOnBadLine(line: HttpLine, dialog: Locator, submit: Submit): Promise<number> {
  const { button, call } = submit;
  await pressOnBadLine(line, dialog, submit);
  line.fault = { name: 'delay', path: call };
  await buttonOf(dialog, button).click();
  await dialog.locator('button[aria-busy=true]').waitFor();
  await dialog.page().keyboard.press('Escape');
  assert.ok(await dialog.isVisible(), 'while its call runs nothing closes the dialog');
  await dialog.waitFor({ state: 'detached' });
  line.fault = undefined;
  // A browser repeats a call by itself when a kept-alive connection is reset. A call of the sign-up has a captcha token, which
  // counts once.
  const mine = line.exchanges.filter(({ path, status }) => path === call && status !== 403);
  assert.equal([...new Set(mine.map(({ status }) => status))], [200]);
  assert.is(new Set(mine.map(({ sent }) => sent)).size, 1, 'a repetition has another content');
  if (!operationOfPath(`/${call}`)?.idempotent) return mine.length;
  assert.ok(mine[0]?.key);
  assert.is(new Set(mine.map(({ key }) => key)).size, 1, 'a repetition has another key');
  assert.is(new Set(mine.map(({ response }) => response)).size, 1, 'a repetition was carried out anew');
  return mine.length;
}

/** Submits something that can be used only once, a code or a password: repeating the call is rejected with this reason. */
export async function spendOnBadLine(
  line: HttpLine,
  dialog: Locator,
  submit: Submit,
  reason: string,
): Promise<void> {
  const spent = await pressOnBadLine(line, dialog, submit, [...LOST, 'reset']);
  assert.is(spent.filter(({ status }) => status === 200).length, 1);
  await buttonOf(dialog, submit.button).click();
  await dialog.getByText(reason).first().waitFor();
}

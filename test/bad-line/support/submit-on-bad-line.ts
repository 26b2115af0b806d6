import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import type { HttpLine } from '../../support/bad-line/http-line.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../../support/bad-line/line-faults.ts';

/** The values of all fields. */
const typedIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

export function operationOf(id: OperationId) {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return { path: found.path.replace('/', ''), idempotent: found.idempotent };
}

/**
 * Submits under every fault, each of which is shown and keeps the typed text, and then on a slow line, where the dialog closes
 * with a success. Checks that the server did it once.
 */
export async function submitOnBadLine(
  line: HttpLine,
  dialog: Locator,
  { button, call }: { button: string; call: OperationId },
): Promise<void> {
  const { path, idempotent } = operationOf(call);
  const press = () => dialog.getByRole('button', { name: button, exact: true }).click();
  const typed = await typedIn(dialog);
  line.exchanges.length = 0;
  for (const name of FAULT_NAMES.filter((one) => one !== 'delay')) {
    line.fault = { name, path };
    const met = line.nextMeeting();
    await press();
    await met;
    await dialog.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    await dialog.getByRole('alert').filter({ hasText: LINE_FAULTS[name].says }).waitFor();
    assert.equal(await typedIn(dialog), typed, `after ${name}`);
  }
  line.fault = { name: 'delay', path };
  await press();
  await dialog.locator('button[aria-busy=true]').waitFor();
  await dialog.page().keyboard.press('Escape');
  assert.ok(await dialog.isVisible(), 'while its call runs nothing closes the dialog');
  await dialog.waitFor({ state: 'detached' });
  line.fault = undefined;
  // A browser repeats a call by itself when a kept-alive connection is reset. A call of the sign-up has a captcha token, which
  // counts once.
  const mine = line.exchanges.filter((one) => one.path === path && one.status !== 403);
  assert.equal([...new Set(mine.map(({ status }) => status))], [200]);
  assert.is(new Set(mine.map(({ sent }) => sent)).size, 1, 'a repetition has another content');
  if (!idempotent) return;
  assert.ok(mine[0]?.key);
  assert.is(new Set(mine.map(({ key }) => key)).size, 1, 'a repetition has another key');
  assert.is(new Set(mine.map(({ response }) => response)).size, 1, 'a repetition was carried out anew');
}

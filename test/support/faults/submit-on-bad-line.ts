import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { operationOfPath } from '../operation-of-path.ts';
import type { HttpLine } from './http-line.ts';
import { FAULT_NAMES, LINE_FAULTS } from './line-faults.ts';

/** The values of all fields. */
export const typedIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('input, select')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
          ? String(field.checked)
          : (field as HTMLInputElement).value,
      ),
    );

interface Submit {
  button: string | RegExp;
  /** The path that it calls, below `/api/`. */
  call: string;
}

/**
 * Submits under every fault, one after the other: each is told and keeps what was typed. Then the line is slow, and the dialog
 * closes with a success. The server has done it once.
 */
export async function submitOnBadLine(
  line: HttpLine,
  dialog: Locator,
  { button, call }: Submit,
): Promise<void> {
  const submit = dialog.getByRole(
    'button',
    typeof button === 'string' ? { name: button, exact: true } : { name: button },
  );
  const typed = await typedIn(dialog);
  line.exchanges.length = 0;
  for (const name of FAULT_NAMES.filter((one) => one !== 'delay')) {
    line.fault = { name, path: call };
    const met = line.nextMeeting();
    await submit.click();
    await met;
    await dialog.locator('[data-foot] [aria-busy=true]').waitFor({ state: 'detached' });
    await dialog.getByRole('alert').filter({ hasText: LINE_FAULTS[name].says }).waitFor();
    assert.equal(await typedIn(dialog), typed, `after ${name}`);
  }
  line.fault = { name: 'delay', path: call };
  await submit.click();
  await dialog.locator('[data-foot] [aria-busy=true]').waitFor();
  await dialog.page().keyboard.press('Escape');
  assert.ok(await dialog.isVisible(), 'while its call runs nothing closes it');
  await dialog.waitFor({ state: 'detached' });
  line.fault = undefined;
  const mine = line.exchanges.filter(({ path }) => path === call);
  assert.equal(new Set(mine.map(({ status }) => status)), new Set([200]));
  assert.is(new Set(mine.map(({ sent }) => sent)).size, 1, 'a repetition has another content');
  if (!operationOfPath(`/${call}`)?.idempotent) return;
  assert.ok(mine[0]?.key);
  assert.is(new Set(mine.map(({ key }) => key)).size, 1, 'a repetition has another key');
  assert.is(new Set(mine.map(({ response }) => response)).size, 1, 'a repetition was carried out anew');
}

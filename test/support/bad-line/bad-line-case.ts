import type { BusinessApi } from '@cobros/sdk';
import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { operations } from '../../../sandbox/contract/described-operations.ts';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import type { ActionName } from '../../../sandbox/rules/activity/actions.ts';
import { browserSuite, type Scene } from '../browser-suite.ts';
import { signedInClient } from '../signed-in-client.ts';
import { dataOf } from '../unwrap-result.ts';
import { type HttpLine, lineAt } from './http-line.ts';
import { spendOnBadLine, submitOnBadLine } from './submit-on-bad-line.ts';

/** A dialog that is submitted on a bad line. */
export interface BadLineCase {
  name: string;
  /** Opens and fills it. */
  open(scene: Scene): Promise<Locator>;
  button: string | RegExp;
  call: OperationId;
  /** The action that it leaves in the activity of the business once, or as often as told. */
  recorded: ActionName;
  times?: 'never' | 'each time';
  /** The business's own account; that of Tienda Luna otherwise. */
  owner?: string;
  /** Said to a repetition, of what can be spent once. */
  refused?: string;
}

/** The path of an operation below `/api/`. */
export const pathOf = (id: OperationId): string =>
  operations.find((one) => one.id === id)?.path.replace('/', '') ?? '';

export function lineOf({ page }: Scene): HttpLine {
  const line = lineAt(page.url());
  if (!line) throw new Error(`${page.url()} is on no bad line`);
  return line;
}

export const newestActivity = async ({ activity }: BusinessApi) =>
  dataOf(await activity.list({ pageProperties: { currentPage: 1, pageSize: 100 } })).data;

async function submitCase(scene: Scene, one: BadLineCase): Promise<void> {
  const owner = await signedInClient(scene.server.url, one.owner ?? 'tiendaluna');
  const dialog = await one.open(scene);
  const before = new Set((await newestActivity(owner)).map(({ id }) => id));
  const submit = { button: one.button, call: pathOf(one.call) };
  let reached = 1;
  if (one.refused) await spendOnBadLine(lineOf(scene), dialog, submit, one.refused);
  else reached = await submitOnBadLine(lineOf(scene), dialog, submit);
  const recorded = (await newestActivity(owner)).filter(
    ({ id, action }) => action === one.recorded && !before.has(id),
  );
  assert.is(recorded.length, { never: 0, once: 1, 'each time': reached }[one.times ?? 'once'], one.recorded);
}

/** A file of such cases. Each is submitted under every fault, and its business's activity tells how often it was done. */
export function badLineSuite(title: string, cases: readonly BadLineCase[]) {
  const { scenario, run } = browserSuite(title, {}, { badLine: true });
  for (const one of cases) scenario(one.name, (scene) => submitCase(scene, one));
  run();
}

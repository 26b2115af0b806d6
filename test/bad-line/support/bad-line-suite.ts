import * as assert from 'uvu/assert';
import { lineOf } from '../../support/bad-line/line-of.ts';
import { pathOf } from '../../support/bad-line/path-of.ts';
import { submitOnBadLine } from '../../support/bad-line/submit-on-bad-line.ts';
import { browserSuite, type Scene } from '../../support/browser-suite.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import type { BadLineCase } from './bad-line-case.ts';
import { newestActivity } from './newest-activity.ts';

async function submitCase(scene: Scene, one: BadLineCase): Promise<void> {
  const owner = await signedInClient(scene.server.url, one.owner ?? 'tiendaluna');
  const dialog = await one.open(scene);
  const before = new Set((await newestActivity(owner)).map(({ id }) => id));
  const submit = { button: one.button, call: pathOf(one.call) };
  const reached = await submitOnBadLine(lineOf(scene), dialog, submit);
  const recorded = (await newestActivity(owner)).filter(
    ({ id, action }) => action === one.recorded && !before.has(id),
  );
  assert.is(recorded.length, one.times ? reached : 1, one.recorded);
}

/**
 * A file of these cases. Each is submitted under every fault, and the activity of its business shows how often it was carried
 * out.
 */
export function badLineSuite(title: string, cases: readonly BadLineCase[]) {
  const scenario = browserSuite(title, {}, { badLine: true });
  for (const one of cases) scenario(one.name, (scene) => submitCase(scene, one));
}

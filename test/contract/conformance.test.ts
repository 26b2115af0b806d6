import { conformanceRuns } from '../support/conformance-runs.ts';
import { assert, test } from '../support/suite.ts';

const { check } = await conformanceRuns();

// Rules that hold for every backend of the portal. What only the sandbox promises is in the other files of this folder.
const left: string[] = [];
for (const { id, rule, outcome } of await check('', undefined, {
  onLeftBehind: (thing: string) => left.push(thing),
}))
  test(`${id}: ${rule}`, () => assert.equal(outcome, { kind: 'passed' }));

test('nothing is reported as left behind', () => assert.equal(left, []));

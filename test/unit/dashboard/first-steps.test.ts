import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { can, PERMISSIONS } from '../../../src/domain/permissions.ts';
import { firstSteps, type SetUp } from '../../../src/screens/dashboard/first-steps/first-steps.ts';
import { SET_UP_REQUIREMENT } from '../../../src/screens/dashboard/first-steps/first-steps-host.tsx';
import { branch } from '../../fixtures/branch.ts';

const NOTHING: SetUp = { branches: [], cashiers: 0, people: 0, qrUsed: false, requests: 0 };
const doneOf = (setUp: SetUp) =>
  firstSteps(setUp)
    .filter(({ done }) => done)
    .map(({ name }) => name);
const placeOf = (setUp: SetUp, name: string) => firstSteps(setUp).find((step) => step.name === name)?.place;

test('a step is done when its result exists', () => {
  const one = branch();
  assert.equal(doneOf(NOTHING), []);
  assert.equal(doneOf({ ...NOTHING, branches: [one] }), ['branch']);
  const all = { branches: [one], cashiers: 2, people: 1, qrUsed: true, requests: 3 };
  assert.equal(doneOf(all), ['branch', 'cashier', 'team', 'qr', 'request']);
});

test('each step links to its screen, but only if it can be done now', () => {
  const one = branch({ id: 'br_1', name: 'Principal' });
  assert.equal(placeOf(NOTHING, 'branch'), { href: '/branches', state: { opensNew: true } });
  assert.is(placeOf(NOTHING, 'cashier'), undefined);
  assert.is(placeOf({ ...NOTHING, branches: [one] }, 'qr'), undefined);
  const { username, emailAddress } = one.admin;
  const state = { branchId: 'br_1', branchName: 'Principal', username, emailAddress };
  const href = '/branches/checkouts';
  const opensNew = { href, state: { ...state, opensNew: true } };
  assert.equal(placeOf({ ...NOTHING, branches: [one] }, 'cashier'), opensNew);
  assert.equal(placeOf({ ...NOTHING, branches: [one], cashiers: 1 }, 'qr'), { href, state });
});

test('only users who may take all steps are guided', () => {
  const granted = PERMISSIONS.filter((name) => !name.startsWith('closing_'));
  assert.ok(can({ type: 'admin', permissions: granted }, SET_UP_REQUIREMENT));
  assert.not.ok(can({ type: 'branch_admin', permissions: granted }, SET_UP_REQUIREMENT));
  const reads = granted.filter((name) => !/create|manage|delete/.test(name));
  assert.not.ok(can({ type: 'admin', permissions: reads }, SET_UP_REQUIREMENT));
});

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { administrativeUserActions } from '../../../src/screens/administrative-users/administrative-user-actions.ts';
import { ADMIN, SUPERVISOR } from '../../fixtures/role-permissions.ts';

const offered = (...args: Parameters<typeof administrativeUserActions>) =>
  administrativeUserActions(...args).map(({ id }) => id);
const admin = { id: 'us_a', type: 'admin', permissions: ADMIN };

test('an administrator gets all actions for other users, editing for themselves, and none for the owner', () => {
  assert.equal(offered({ id: 'us_b', isOwner: false }, admin), ['edit', 'password', 'delete']);
  assert.equal(offered({ id: 'us_a', isOwner: false }, admin), ['edit']);
  assert.equal(offered({ id: 'us_b', isOwner: true }, admin), []);
  assert.equal(offered({ id: 'us_a', isOwner: true }, admin), []);
});

test('a second factor that is on can be reset by other users, even the owner’s', () => {
  const enabled = { secondFactorEnabled: true };
  assert.equal(offered({ id: 'us_b', isOwner: false, ...enabled }, admin), [
    'edit',
    'password',
    'second-factor',
    'delete',
  ]);
  assert.equal(offered({ id: 'us_b', isOwner: true, ...enabled }, admin), ['second-factor']);
  assert.equal(offered({ id: 'us_a', isOwner: false, ...enabled }, admin), ['edit']);
});

test('a user who only reads gets no actions', () => {
  assert.equal(offered({ id: 'us_b', isOwner: false }, { ...admin, permissions: SUPERVISOR }), []);
});

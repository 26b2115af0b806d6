import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayChangeProfile, type ProfileAction } from '../../../src/screens/profile/may-change-profile.ts';

const actions = (text: string) => text.split(' ') as ProfileAction[];
const ALL = actions('business-name name branch-name email phone-number avatar password search');

const PEOPLE = [
  [
    'the owner',
    'admin',
    null,
    'cashier_manage',
    'business-name name email phone-number avatar password search',
  ],
  [
    'an Administrador of Equipo',
    'admin',
    'Administrador',
    'cashier_manage',
    'name email phone-number avatar password search',
  ],
  ['a Supervisor', 'admin', 'Supervisor', 'user_view', 'password'],
  [
    'who administers a branch',
    'branch_admin',
    null,
    'cashier_manage',
    'name branch-name email phone-number password',
  ],
  ['a cashier', 'operator', null, 'profile_view', 'name email phone-number password'],
] as const;

for (const [who, type, roleName, permission, may] of PEOPLE)
  test(`${who} may change: ${may}`, () => {
    const person = { type, roleName, permissions: ['profile_view', permission] };
    assert.equal(
      ALL.filter((action) => mayChangeProfile(person, action)),
      actions(may),
    );
  });

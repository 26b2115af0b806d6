import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayChangeProfile, type ProfileAction } from '../../../src/screens/profile/may-change-profile.ts';

const ALL: ProfileAction[] = [
  'business-name',
  'name',
  'branch-name',
  'email',
  'phone-number',
  'avatar',
  'password',
  'search',
];
const person = (type: string, roleName: string | null, ...permissions: string[]) => ({
  type,
  roleName,
  permissions,
});

const PEOPLE: [who: string, person: Parameters<typeof mayChangeProfile>[0], may: ProfileAction[]][] = [
  [
    'the owner',
    person('admin', null, 'profile_view', 'cashier_manage'),
    ['business-name', 'name', 'email', 'phone-number', 'avatar', 'password', 'search'],
  ],
  [
    'an Administrador of Equipo',
    person('admin', 'Administrador', 'profile_view', 'cashier_manage'),
    ['name', 'email', 'phone-number', 'avatar', 'password', 'search'],
  ],
  ['a branch administrator', person('admin', 'Supervisor', 'profile_view', 'user_view'), ['password']],
  [
    'who administers a branch',
    person('branch_admin', null, 'profile_view', 'cashier_manage'),
    ['name', 'branch-name', 'email', 'phone-number', 'password'],
  ],
  ['a cashier', person('operator', null, 'profile_view'), ['name', 'email', 'phone-number', 'password']],
];

for (const [who, somebody, may] of PEOPLE) {
  test(who, () =>
    assert.equal(
      ALL.filter((action) => mayChangeProfile(somebody, action)),
      may,
    ),
  );
}

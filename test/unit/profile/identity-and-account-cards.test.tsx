import type { SessionUserData } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountDetailsCard } from '../../../src/screens/profile/cards/account-details-card.tsx';
import { IdentityCard } from '../../../src/screens/profile/cards/identity-card.tsx';
import { type ProfileStep, profileModal } from '../../../src/screens/profile/profile-modal.ts';
import type { CurrentUser } from '../../../src/stores/current-user.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

const { user, business } = session().userData;

type Permissions = CurrentUser['permissions'];

function person(over: Partial<SessionUserData['user']>, ...permissions: Permissions): CurrentUser {
  return { ...user, name: 'Elena Luna', ...over, business, permissions };
}
const OWNER = person({ type: 'admin', branchId: null, branchName: null }, 'cashier_manage');
const ADMINISTRATOR = person({ ...OWNER, roleName: 'Administrador' }, 'cashier_manage');
const SUPERVISOR = person({ ...OWNER, roleName: 'Supervisor' });
const BRANCH_ADMIN = person({ type: 'branch_admin' });
const CASHIER = person({ type: 'operator', name: 'Caja 1' });

for (const [who, whom, name, role, changesPicture] of [
  ['the owner', OWNER, 'Tienda Luna', 'Administrador', true],
  ['an Administrador of Equipo', ADMINISTRATOR, 'Elena Luna', 'Administrador', true],
  ['a Supervisor', SUPERVISOR, 'Elena Luna', 'Supervisor', false],
  ['a branch administrator', BRANCH_ADMIN, 'Elena Luna', 'Administrador de sucursal', false],
  ['a cashier', CASHIER, 'Caja 1', 'Cajero', false],
] as const) {
  test(`${who} sees a name, a role and ${changesPicture ? 'can' : 'cannot'} change the picture`, async () => {
    const view = await render(<IdentityCard user={whom} />);
    assert.match(view.text(), `${name}@tiendaluna-centro-caja1 · ${role}`);
    assert.is(view.has('button'), changesPicture);
    if (changesPicture) {
      await view.clickButton('Cambiar foto');
      assert.equal(profileModal.current.value, { step: 'avatar' });
    }
  });
}

const EMAIL = 'Correo electrónicocaja1.centro@tiendaluna.gt';

test('a Supervisor can read the data, and change nothing but the password', async () => {
  const view = await render(<AccountDetailsCard user={SUPERVISOR} />);
  assert.is(view.text('h2'), 'Negocio');
  assert.equal(view.texts('li'), [
    'Nombre del negocioTienda Luna',
    'Tu nombreElena Luna',
    EMAIL,
    'TeléfonoSin teléfono',
    'Contraseña••••••••••Cambiar',
  ]);
});

test('a cashier sees the name of its branch, and can change its own', async () => {
  const view = await render(<AccountDetailsCard user={{ ...CASHIER, phoneNumber: '55550101' }} />);
  assert.is(view.text('h2'), 'Caja');
  assert.equal(view.texts('li'), [
    'Nombre del negocioTienda Luna',
    'Nombre de la sucursalCentro',
    'Nombre de la cajaCaja 1Editar',
    `${EMAIL}Editar`,
    'Teléfono+502 5555 0101Editar',
    'Contraseña••••••••••Cambiar',
  ]);
});

const CENTRO = { branchId: 'br_centro', name: 'Centro' };
const OPENED: [whom: CurrentUser, button: string, step: ProfileStep][] = [
  [OWNER, 'Editar nombre del negocio', { step: 'business-name', name: 'Tienda Luna' }],
  [BRANCH_ADMIN, 'Editar nombre de la sucursal', { step: 'branch-name', ...CENTRO }],
  [OWNER, 'Editar tu nombre', { step: 'name', name: 'Elena Luna' }],
  [CASHIER, 'Editar nombre de la caja', { step: 'name', name: 'Caja 1' }],
  [OWNER, 'Editar correo electrónico', { step: 'email', typed: '' }],
  [OWNER, 'Editar teléfono', { step: 'phone-number' }],
  [SUPERVISOR, 'Cambiar contraseña', { step: 'password' }],
];
for (const [whom, name, step] of OPENED) {
  test(`«${name}» opens its dialog with the current value`, async () => {
    const view = await render(<AccountDetailsCard user={whom} />);
    await view.clickButton(name);
    assert.equal(profileModal.current.value, step);
  });
}

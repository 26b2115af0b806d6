import type { SessionUserData } from '@cobros/sdk';
import { AccountDetailsCard } from '#screens/profile/cards/account-details-card.tsx';
import { IdentityCard } from '#screens/profile/cards/identity-card.tsx';
import { type ProfileStep, profileModal } from '#screens/profile/profile-modal.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { session } from '../../fixtures/session.ts';
import { assert, render, test } from '../support/render.tsx';

const { user, business } = session().userData;

type Permissions = CurrentUser['permissions'];

const person = (over: Partial<SessionUserData['user']>, ...permissions: Permissions): CurrentUser => ({
  ...user,
  name: 'Elena Luna',
  ...over,
  business,
  permissions,
});
const OWNER = person({ type: 'admin', branchId: null, branchName: null }, 'cashier_manage');
const ADMINISTRATOR = person({ ...OWNER, roleName: 'Administrador' }, 'cashier_manage');
const SUPERVISOR = person({ ...OWNER, roleName: 'Supervisor' });
const BRANCH_ADMIN = person({ type: 'branch_admin' });
const CASHIER = person({ type: 'operator', name: 'Caja 1' });

for (const [who, whom, name, role, edits] of [
  [
    'the owner',
    OWNER,
    'Tienda Luna',
    'Administrador',
    'foto, nombre del negocio, tu nombre, correo electrónico, teléfono',
  ],
  [
    'an Administrador of Equipo',
    ADMINISTRATOR,
    'Elena Luna',
    'Administrador',
    'foto, tu nombre, correo electrónico, teléfono',
  ],
  ['a Supervisor', SUPERVISOR, 'Elena Luna', 'Supervisor', ''],
  [
    'a branch administrator',
    BRANCH_ADMIN,
    'Elena Luna',
    'Administrador de sucursal',
    'nombre de la sucursal, tu nombre, correo electrónico, teléfono',
  ],
  ['a cashier', CASHIER, 'Caja 1', 'Cajero', 'nombre de la caja, correo electrónico, teléfono'],
] as const)
  test(`${who} sees a name and a role, and can change the password${edits && ` and: ${edits}`}`, async () => {
    const view = await render(
      <>
        <IdentityCard user={whom} />
        <AccountDetailsCard user={whom} />
      </>,
    );
    assert.match(view.text(), `${name}@tiendaluna-centro-caja1 · ${role}`);
    const names = view
      .findAll('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const offered = names.map((text) => text?.replace(/^(Editar|Cambiar) /, ''));
    assert.equal(offered, [...edits.split(', ').filter(Boolean), 'contraseña']);
  });

test('the account’s data are those of the business, the branch and the user', async () => {
  const email = 'Correo electrónicocaja1.centro@tiendaluna.gt';
  const supervisor = await render(<AccountDetailsCard user={SUPERVISOR} />);
  const words = `NegocioNombre del negocioTienda LunaTu nombreElena Luna${email}TeléfonoSin teléfonoContraseña••••••••••Cambiar`;
  assert.is(supervisor.text('section'), words);
  const view = await render(<AccountDetailsCard user={{ ...CASHIER, phoneNumber: '55550101' }} />);
  assert.is(view.text('h2'), 'Caja');
  assert.equal(view.texts('li'), [
    'Nombre del negocioTienda Luna',
    'Nombre de la sucursalCentro',
    'Nombre de la cajaCaja 1Editar',
    `${email}Editar`,
    'Teléfono+502 5555 0101Editar',
    'Contraseña••••••••••Cambiar',
  ]);
});

const CENTRO = { branchId: 'br_centro', name: 'Centro' };
const OPENED: [whom: CurrentUser, button: string, step: ProfileStep][] = [
  [OWNER, 'Cambiar foto', { step: 'avatar' }],
  [OWNER, 'Editar nombre del negocio', { step: 'business-name', name: 'Tienda Luna' }],
  [BRANCH_ADMIN, 'Editar nombre de la sucursal', { step: 'branch-name', ...CENTRO }],
  [OWNER, 'Editar tu nombre', { step: 'name', name: 'Elena Luna' }],
  [CASHIER, 'Editar nombre de la caja', { step: 'name', name: 'Caja 1' }],
  [OWNER, 'Editar correo electrónico', { step: 'email', typed: '' }],
  [OWNER, 'Editar teléfono', { step: 'phone-number' }],
  [SUPERVISOR, 'Cambiar contraseña', { step: 'password' }],
];
test('each button opens its dialog with the current value', async () => {
  for (const [whom, name, step] of OPENED) {
    const Card = step.step === 'avatar' ? IdentityCard : AccountDetailsCard;
    const view = await render(<Card user={whom} />);
    await view.clickButton(name);
    assert.equal(profileModal.current.value, step, name);
  }
});

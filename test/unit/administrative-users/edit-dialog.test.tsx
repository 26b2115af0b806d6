import { administrativeUserModal } from '#screens/administrative-users/administrative-user-actions.ts';
import { EditDialog } from '#screens/administrative-users/administrative-user-form-dialogs.tsx';
import { currentUser } from '#stores/current-user.ts';
import { message } from '#stores/messages.ts';
import { administrativeUser, adminSession } from '../fixtures/index.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { assert, openPage, test, type View } from '../support/render.tsx';

const EDIT = 'users/v1/admin/users/edit';
const ROLES = 'users/v1/admin/role/list';

const roles = () =>
  successResponse({
    roles: [
      { id: 'ro_supervisor', name: 'Supervisor', description: 'Ve todo.', permissions: [] },
      { id: 'ro_turno', name: 'Turno', description: 'Ve pagos.', permissions: [] },
    ],
  });

/** The API's response with the edited user. */
const edited = (over: object) => successResponse({ user: administrativeUser(over) }, SAID);
const SAID = { title: 'Equipo', message: 'Se guardó' };

async function open(over: Parameters<typeof administrativeUser>[0] = {}, responders: object = {}) {
  const step = { step: 'edit', person: administrativeUser(over) } as const;
  administrativeUserModal.open(step);
  const served = { [ROLES]: roles, [EDIT]: () => edited({}), ...responders };
  const opened = await openPage(<EditDialog {...step} />, served, { as: adminSession() });
  return { ...opened, sent: () => opened.contents(EDIT).at(-1) };
}

const save = (view: View) => view.clickAndLoad('Guardar cambios');
const rename = (view: View) => view.type(view.field('Nombre'), 'Claudia Paz');

test('the fields show the saved values, which are sent unless they are changed', async () => {
  const active = await open({ phoneNumber: null });
  assert.is(active.view.button('Activo').getAttribute('aria-pressed'), 'true');
  await rename(active.view);
  await save(active.view);
  assert.equal([active.sent()?.status, active.sent()?.phoneNumber], ['active', null]);
  const { view, sent } = await open({ status: 'blocked' });
  const words = 'SupervisorVe todo.';
  assert.is(view.find<HTMLInputElement>('[type=radio]:checked').nextElementSibling?.textContent, words);
  assert.is(view.button('Bloqueado').getAttribute('aria-pressed'), 'true');
  assert.not.ok(view.field('Correo electrónico').disabled);
  assert.not.match(view.text('[role=dialog]'), 'con un código');
  await rename(view);
  await save(view);
  assert.equal(sent(), {
    userId: 'us_claudia',
    name: 'Claudia Paz',
    emailAddress: 'claudia@tiendaluna.gt',
    countryCode: '502',
    phoneNumber: '55551234',
    roleId: 'ro_supervisor',
    status: 'blocked',
  });
  assert.equal([message.value?.title, message.value?.text], [SAID.title, SAID.message]);
  assert.is(currentUser.value?.name, 'Tienda Luna', 'a colleague was edited');
  assert.is(administrativeUserModal.current.value.step, 'none');
});

test('the phone number is checked by its country, and may be empty', async () => {
  const { view, sent, api } = await open();
  for (const [typed, error] of [
    ['5555', 'El teléfono debe tener 8 dígitos'],
    ['cinco', 'El teléfono no es válido'],
  ] as const) {
    await view.type(view.field('Teléfono'), typed);
    await save(view);
    assert.match(view.text('[role=dialog]'), error);
  }
  assert.is(api.callsOf(EDIT).length, 0);
  await view.type(view.field('Teléfono'), '+502 5555-0101');
  await save(view);
  assert.is(sent()?.phoneNumber, '55550101');

  const mexican = await open({ countryCode: '52', phoneNumber: '5512345678' });
  await rename(mexican.view);
  await save(mexican.view);
  assert.equal([mexican.sent()?.countryCode, mexican.sent()?.phoneNumber], ['52', '5512345678']);
});

test('the user’s own new name and phone are shown once they are saved; their own e-mail address, role and state can’t be edited', async () => {
  const { view, sent, api } = await open(
    { id: 'us_luna' },
    { [EDIT]: () => edited({ id: 'us_luna', name: 'Luna Nueva', phoneNumber: '55550101' }) },
  );
  assert.match(view.text('[role=dialog]'), 'Tu rol y tu estado los cambia otro Administrador.');
  assert.match(view.text('[role=dialog]'), 'El tuyo se cambia en tu perfil, con un código');
  assert.ok(view.field('Correo electrónico').disabled);
  assert.not.ok(view.has('[type=radio]'));
  assert.throws(() => view.button('Bloqueado'), 'No button');
  await view.type(view.field('Nombre'), 'Luna Nueva');
  const answer = api.responders[EDIT];
  api.responders[EDIT] = () => failureResponse(409, { title: 'Equipo', message: 'No se pudo' });
  await save(view);
  assert.is(currentUser.value?.name, 'Tienda Luna');
  Object.assign(api.responders, { [EDIT]: answer });
  await save(view);
  assert.is(sent()?.userId, 'us_luna');
  assert.equal([currentUser.value?.name, currentUser.value?.phoneNumber], ['Luna Nueva', '55550101']);
});

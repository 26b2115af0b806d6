import { createApi } from '#sandbox/operation/run/create-api.ts';
import {
  assert,
  dataOf,
  failureOf,
  latestMail,
  receive,
  sandboxWith,
  serve,
  test,
} from '../support/suite.ts';

const { sandbox, database, admin, centro, caja1: cashier } = await sandboxWith('admin', 'centro', 'caja1');

const list = async (filters = {}) => {
  const page = { pageProperties: { currentPage: 1, pageSize: 100 } };
  return dataOf(await admin.activity.list({ ...page, ...filters })).data;
};
/** The texts of the newest entries. */
const latest = async (count: number) =>
  (await list()).slice(0, count).map(({ actor, description }) => `${actor.username}: ${description}`);

test('signing in and signing out are recorded with the user', async () => {
  const someone = await sandbox.api('tiendaluna-zona10-caja1');
  await someone.auth.signOut();
  assert.equal(await latest(2), [
    'tiendaluna-zona10-caja1: Cerró sesión',
    'tiendaluna-zona10-caja1: Inició sesión',
  ]);
});

test('the fifth wrong password is recorded once, and those for an unknown username are not', async () => {
  const wrong = (username: string) =>
    sandbox.post('auth/v3/credentials', { username, password: 'Mala#2026' });
  for (let times = 0; times < 7; times++) await wrong('tiendaluna-centro-caja2');
  for (let times = 0; times < 6; times++) await wrong('tiendaluna-nadie');
  assert.equal(
    (await list({ kinds: ['access'] }))
      .filter(({ action }) => action === 'locked-out')
      .map(({ actor, description }) => `${actor.username}: ${description}`),
    ['tiendaluna-centro-caja2: Su acceso quedó bloqueado 15 minutos por 5 contraseñas equivocadas seguidas'],
  );
});

test('requests, payments and refunds are recorded with their amount and the app user', async () => {
  const content = { friUserId: 'au_maria', amount: 1250.5 };
  const { transaction } = dataOf(await cashier.transactions.sendRequest(content));
  dataOf(await centro.transactions.cancelRequest({ transactionId: transaction.id }));
  const received = await receive(database, 'us_caja1', 125.5);
  dataOf(await centro.transactions.refund({ transactionId: received, reason: 'Cobro repetido' }));
  assert.equal(await latest(3), [
    'tiendaluna-centro: Reembolsó Q125.50 a @maria.lopez',
    'tiendaluna-centro: Canceló la solicitud de Q1,250.50 a @maria.lopez',
    'tiendaluna-centro-caja1: Envió una solicitud de Q1,250.50 a @maria.lopez',
  ]);
});

test('changes of branches, cashiers and administrative users are recorded', async () => {
  dataOf(await admin.branches.setDefault({ id: 'br_zona10' }));
  dataOf(await centro.cashiers.block({ userId: 'us_caja3' }));
  dataOf(await centro.cashiers.setClosingLock({ businessUserId: 'us_caja3', closingLocked: false }));
  const supervisorAs = { userId: 'us_supervisor', name: 'Silvia', emailAddress: 's@luna.gt' };
  dataOf(await admin.administrativeUsers.update({ ...supervisorAs, roleId: 'ro_contabilidad' }));
  dataOf(await admin.administrativeUsers.update({ ...supervisorAs, roleId: 'ro_supervisor' }));
  dataOf(await admin.administrativeUsers.resetPassword({ userId: 'us_contabilidad' }));
  dataOf(await admin.cashiers.modify({ userId: 'us_luna', name: 'Tienda Luna y Sol' }));
  assert.equal(await latest(8), [
    'tiendaluna: Cambió el nombre del negocio de Tienda Luna a Tienda Luna y Sol',
    'tiendaluna: Reinició la contraseña de @tiendaluna-contabilidad',
    'tiendaluna: Cambió el rol de @tiendaluna-supervisor a Supervisor',
    'tiendaluna: Cambió el rol de @tiendaluna-supervisor a Contabilidad',
    'tiendaluna: Editó los datos de @tiendaluna-supervisor',
    'tiendaluna-centro: Autorizó el cierre individual de la caja @tiendaluna-centro-caja3',
    'tiendaluna-centro: Bloqueó la caja @tiendaluna-centro-caja3',
    'tiendaluna: Definió Zona 10 como sucursal principal',
  ]);
});

test('rejected calls are not recorded, nor is saving without changes', async () => {
  const [before] = await list();
  failureOf(await centro.cashiers.block({ userId: 'us_caja3' }));
  failureOf(await cashier.transactions.refund({ transactionId: 'tx_none', reason: 'x' }));
  dataOf(await centro.cashiers.setClosingLock({ businessUserId: 'us_caja3', closingLocked: false }));
  assert.equal((await list())[0], before);
});

test('entries cannot be changed', async () => {
  for (const sql of [`update activity set subject = 'x'`, 'delete from activity']) {
    const failure = await database.query(sql).catch((cause: Error) => cause.message);
    assert.match(String(failure), 'only ever added to');
  }
});

test('entries keep the name of a user who is later deleted or renamed', async () => {
  await sandbox.signIn('tiendaluna-supervisor');
  dataOf(await admin.administrativeUsers.remove({ userId: 'us_supervisor' }));
  await database.query(`update users set name = 'Otra' where id = 'us_supervisor'`);
  const [entry] = await list({ actor: 'tiendaluna-supervisor' });
  assert.equal([entry?.actor.name, entry?.description], ['Silvia', 'Inició sesión']);
});

test('changes of the user’s own account are recorded', async () => {
  const own = await sandbox.api('tiendaluna-zona10-caja1');
  const other = await sandbox.api('tiendaluna-zona10-caja1');
  dataOf(await own.profile.updatePhone({ countryCode: '502', phoneNumber: '55550101' }));
  const { sessions } = dataOf(await own.profile.listSessions());
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  dataOf(await own.profile.closeSession({ id }));
  failureOf(await other.profile.listSessions());
  const passwords = { currentPassword: 'Cobros#2026', newPassword: 'Nueva#2026' };
  dataOf(await own.auth.changePassword(passwords));
  dataOf(await admin.profile.toggleBusinessSearch({ searchEnabled: false }));
  dataOf(await admin.profile.toggleBusinessSearch({ searchEnabled: false }));
  const told = (await latest(4)).map((line) => line.replace(/ abierta en .*/, ''));
  assert.equal(told, [
    'tiendaluna: Quitó el negocio de las búsquedas',
    'tiendaluna-zona10-caja1: Cambió su contraseña',
    'tiendaluna-zona10-caja1: Cerró otra de sus sesiones,',
    'tiendaluna-zona10-caja1: Cambió su teléfono a +502 55550101',
  ]);
});

test('a password recovery is recorded', async () => {
  const username = 'tiendaluna-contabilidad';
  await sandbox.post('password_recoveries/v3/forgot', { username });
  const { code: verificationCode } = await latestMail(database, `${username}@b.gt`);
  const recovery = { username, verificationCode, password: 'Nueva#2026' };
  await sandbox.post('password_recoveries/v3/recover', recovery);
  assert.equal(await latest(1), [`${username}: Recuperó su contraseña con un código`]);
});

test('text that looks like a placeholder is not replaced', async () => {
  const name = '$& {detail} <b>';
  const place = { address: 'Zona 10', referenceId: 'C2', regionId: 'gt-01-01-z10' };
  dataOf(await admin.branches.update({ id: 'br_zona10', name, ...place }));
  assert.equal(await latest(1), [`tiendaluna: Editó la sucursal ${name}`]);
});

test('the address of the connection and the device are recorded, whatever a header claims', async () => {
  // The default: no proxy in front of the server.
  const server = createApi({ database, housekeepingSeconds: 0, webhookSeconds: 0 });
  const { url } = await serve(server.handle);
  await fetch(`${url}/api/auth/v3/credentials`, {
    method: 'POST',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
      'X-Forwarded-For': '8.8.8.8',
    },
    body: JSON.stringify({ requestContent: { username: 'tiendaluna', password: 'Cobros#2026' } }),
  });
  await server.close();
  const [entry] = await list();
  assert.equal([entry?.address, entry?.device], ['127.0.0.1', 'Edge en Windows']);
});

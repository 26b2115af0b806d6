import type { Schemas } from '@cobros/sdk';
import { mailDuePasswords } from '#sandbox/access/passwords/mail-due-passwords.ts';
import { assert, dataOf, failureOf, latestMail, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database, admin, centro } = await sandboxWith('admin', 'centro');

type Answer = Schemas['ImportAnswer'];

const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');
const csv = (...lines: string[]) =>
  base64(['Sucursal;Caja;Usuario;Correo;Referencia', ...lines].join('\r\n'));
const outcomes = ({ rows }: Answer) =>
  rows.map(({ row, outcome, wrong, reason }) => [row, outcome, wrong.join(), reason]);
const usernames = async () => dataOf(await admin.cashiers.list()).users.map(({ username }) => username);
const preview = async (data: string) => dataOf(await admin.imports.preview({ kind: 'cashiers', data }));

const there = dataOf(await admin.cashiers.list()).users.find(({ id }) => id === 'us_zona101');

const MIXED = csv(
  'Zona 10;Caja 4;;caja4@luna.gt;C104',
  'zona 10;Caja 5;@tiendaluna-zona10-quinta;;C105',
  `Zona 10;${there?.name};caja1;${there?.emailAddress};${there?.referenceId ?? ''}`,
  'Zon 10;Caja 6;;c6@luna.gt;C106',
  '',
  'Centro;Caja 7;;c7@luna;C107',
  'Centro;Caja 8;quinta;c8@luna.gt;C108',
  'Centro;Caja 9;quinta;c9@luna.gt;C109',
  'Centro;Caja 8;octava;c8@luna.gt;C108',
  'Antigua;Caja 3;;c3@luna.gt;C103',
  'Centro;Caja 10;caja1;c10@luna.gt;C110',
  'Centro;;;c11@luna.gt;C111',
  'Centro;Caja 12;;c12@luna.gt;X1',
  'Centro;Ejemplo: Caja 13;;c13@luna.gt;C113',
  'Centro;Caja 14;caja-14;c14@luna.gt;C114',
  'Zon 10;;;c15@luna;X1',
);

test('a preview says what would happen to every row, by the rules for a single cashier, and creates nothing', async () => {
  const before = await usernames();
  const answer = await preview(MIXED);
  assert.equal(outcomes(answer), [
    [2, 'create', '', 'Usuario propuesto: la columna venía vacía'],
    [3, 'create', '', 'Correo de la sucursal: la columna venía vacía'],
    [4, 'exists', '', 'Ya existe con los mismos datos: no cambia'],
    [5, 'error', 'branch', 'No hay sucursal «Zon 10». ¿Es «Zona 10»?'],
    [7, 'error', 'email', 'El correo no está completo: falta lo que sigue a «luna»'],
    [8, 'create', '', null],
    [9, 'error', 'username', 'El usuario se repite en la fila 8'],
    [10, 'error', 'cashier', 'La caja se repite en la fila 8'],
    [11, 'error', '', 'La sucursal está bloqueada'],
    [12, 'error', 'username', 'El usuario tiendaluna-centro-caja1 ya está en uso: elige otro'],
    [13, 'error', 'cashier', 'Falta el nombre de la caja'],
    [14, 'error', 'reference', 'Referencia: debe empezar con c, C o un número y seguir con letras o números'],
    [15, 'error', 'cashier', 'Es una fila de ejemplo: bórrala o escribe tus datos'],
    [
      16,
      'error',
      'username',
      'Usuario: de 3 a 32 minúsculas sin tilde, números o puntos, sin guiones; empieza con una letra',
    ],
    [
      17,
      'error',
      'branch,cashier,email,reference',
      'No hay sucursal «Zon 10». ¿Es «Zona 10»? Falta el nombre de la caja. El correo no está completo: falta lo que sigue a «luna». Referencia: debe empezar con c, C o un número y seguir con letras o números',
    ],
  ]);
  assert.is(answer.rows[0]?.values.join(), 'Zona 10,Caja 4,tiendaluna-zona10-caja4,caja4@luna.gt,C104');
  assert.equal(await usernames(), before);
});

test('a name from which no username can be proposed asks for one, and a typed one that is wrong says what it may have', async () => {
  const asked =
    'No se puede proponer un usuario con este nombre: escríbelo, de 3 a 32 minúsculas, números o puntos';
  const data = csv('Centro;12;;;C112', 'Centro;店;;;C113', 'Centro;M1;x;;C114');
  assert.equal(outcomes(await preview(data)), [
    [2, 'error', 'username', asked],
    [3, 'error', 'username', asked],
    [
      4,
      'error',
      'username',
      'Usuario: de 3 a 32 minúsculas sin tilde, números o puntos, sin guiones; empieza con una letra',
    ],
  ]);
  const branch =
    'Sucursal;Dirección;Referencia;Departamento;Municipio;Zona;Administrador;Usuario;Correo\nQ9;1a calle;C9;Guatemala;Guatemala;Zona 2;Ana;;a@luna.gt';
  const { rows } = dataOf(await admin.imports.preview({ kind: 'branches', data: base64(branch) }));
  assert.equal(
    rows.map(({ reason }) => reason),
    [asked],
  );
});

test('a name that exists already is the reason, not the username that is proposed for it', async () => {
  const content = {
    name: 'Caja 19',
    username: 'tiendaluna-centro-caja19',
    emailAddress: 'c19@luna.gt',
    referenceId: 'C189',
  };
  dataOf(await centro.cashiers.create(content));
  const answer = await preview(
    csv(
      'Centro;Caja 19;;otra@luna.gt;C190',
      'Centro;Caja 20;;c20@luna.gt;C191',
      'Centro;Caja 20;;d20@luna.gt;C192',
    ),
  );
  assert.equal(outcomes(answer), [
    [2, 'error', 'cashier', 'Ya hay una caja llamada Caja 19 en la sucursal'],
    [3, 'create', '', 'Usuario propuesto: la columna venía vacía'],
    [4, 'error', 'cashier', 'La caja se repite en la fila 3'],
  ]);
});

test('the valid rows are created, each with a password by e-mail, and repeating the import creates nothing more', async () => {
  const first = dataOf(await admin.imports.create({ kind: 'cashiers', data: MIXED, rows: [2, 4, 7] }));
  const made = first.rows.map(({ row, outcome, userId }) => `${row} ${outcome} ${userId !== null}`);
  assert.equal(made, ['2 created true', '4 exists false', '7 error false']);
  const rest = dataOf(await admin.imports.create({ kind: 'cashiers', data: MIXED }));
  const created = rest.rows.filter(({ outcome }) => outcome === 'created');
  assert.equal([rest.rows[0]?.outcome, ...created.map(({ row }) => row)], ['exists', 3, 8]);
  // A row that another call has created still counts as a repetition.
  assert.is(rest.rows.find(({ row }) => row === 9)?.reason, 'El usuario se repite en la fila 8');

  assert.is(await mailDuePasswords(database), 3);
  assert.is(await mailDuePasswords(database), 0);
  const { password } = await latestMail(database, 'caja4@luna.gt');
  const credentials = { username: 'tiendaluna-zona10-caja4', password };
  const { content } = await sandbox.post('auth/v3/credentials', credentials);
  assert.is((content as { mustChangePassword: boolean }).mustChangePassword, true);
});

test('when a password is reset before the import has sent the first one, only the reset one is sent', async () => {
  const data = csv('Centro;Pronta;;pronta@luna.gt;C201');
  const { rows } = dataOf(await admin.imports.create({ kind: 'cashiers', data }));
  const userId = rows[0]?.userId ?? '';
  dataOf(await admin.cashiers.resetPassword({ userId, businessBranchId: 'br_centro' }));
  await mailDuePasswords(database);
  const sent = await database.query(`select 1 from outbox where to_address = 'pronta@luna.gt'`);
  assert.is(sent.length, 1);
});

test('branches are created with the zone of the given name', async () => {
  const [zone] = await database.query<{ state: string; city: string; name: string }>(
    'select s.name as state, c.name as city, r.name from regions r join cities c on c.id = r.city_id join states s on s.id = c.state_id order by r.id limit 1',
  );
  const place = [zone?.state.toUpperCase(), zone?.city, zone?.name.replace(/^Zona /, '')].join(';');
  const data = base64(
    `Sucursal;Dirección;Referencia;Departamento;Municipio;Zona;Administrador;Usuario;Correo
Mixco;1a calle;C40;${place};Ana;;mixco@luna.gt
Norte;1a calle;C41;Nowhere;x;y;;;norte@luna.gt
Sur;1a calle;C42;${zone?.state};${zone?.city};;Ana;;sur@luna.gt`,
  );
  const { rows } = dataOf(await admin.imports.create({ kind: 'branches', data }));
  assert.equal(
    rows.map(({ outcome, wrong }) => `${outcome} ${wrong}`),
    ['created ', 'error state,admin', 'error region'],
  );
  const { branches } = dataOf(await admin.branches.list());
  assert.is(branches.find(({ name }) => name === 'Mixco')?.admin.username, 'tiendaluna-mixco');
});

test('a branch administrator imports cashiers into their own branch, and cannot import branches', async () => {
  const data = csv(';Propia;;propia@luna.gt;C400', 'Zona 10;Ajena;;ajena@luna.gt;C401');
  const { rows } = dataOf(await centro.imports.create({ kind: 'cashiers', data }));
  assert.is(rows.map(({ outcome }) => outcome).join(), 'created,error');
  for (const call of [
    centro.imports.preview({ kind: 'branches', data }),
    centro.imports.create({ kind: 'branches', data }),
    centro.imports.downloadSheet({ kind: 'branches', rows: 'existing' }),
  ])
    assert.is(failureOf(await call).status, 403);
});

test('a row without a branch takes that of the page only if no row names one: the list may name it once for several rows', async () => {
  const branches = async (user: typeof admin, ...lines: string[]) => {
    const content = { kind: 'cashiers', data: csv(...lines), businessBranchId: 'br_zona10' } as const;
    return dataOf(await user.imports.preview(content)).rows.map(({ outcome, values, reason }) =>
      outcome === 'create' ? values[0] : reason,
    );
  };
  const [first, second] = [';Gris 1;;g1@luna.gt;C611', ';Gris 2;;g2@luna.gt;C612'];
  assert.equal(await branches(admin, first, second), ['Zona 10', 'Zona 10']);
  assert.equal(await branches(admin, `Centro${first}`, second), ['Centro', 'Falta la sucursal']);
});

test('all or nothing: with a single error nothing is created', async () => {
  const rows = ['Centro;Todo 1;;todo1@luna.gt;C501', 'Centro;Todo 2;;todo2@luna.gt;C502'];
  const create = (...wrong: string[]) =>
    admin.imports.create({ kind: 'cashiers', data: csv(...rows, ...wrong), allOrNothing: true });
  const before = await usernames();
  for (const [wrong, words] of [
    [['Centro;Todo 3;;todo3@luna;C503'], '1 fila tiene error: no se creó nada'],
    [
      ['Centro;Todo 3;;todo3@luna;C503', 'Centro;;;todo4@luna.gt;C504'],
      '2 filas tienen error: no se creó nada',
    ],
  ] as const) {
    const { status, code, message } = failureOf(await create(...wrong));
    assert.equal([status, code, message], [422, 'invalid-rows', words]);
    assert.equal(await usernames(), before);
  }
  assert.is(
    dataOf(await create())
      .rows.map(({ outcome }) => outcome)
      .join(),
    'created,created',
  );
});

test('a name three letters away is no suggestion, and a cashier of another branch is not one that exists', async () => {
  const other = { name: 'Caja 31', emailAddress: 'c31@luna.gt', referenceId: 'C131' };
  const zona10 = { username: 'tiendaluna-zona10-caja31', businessBranchId: 'br_zona10' };
  dataOf(await admin.cashiers.create({ ...other, ...zona10 }));
  const same = `Caja 31;${zona10.username};c31@luna.gt;C131`;
  const { rows } = await preview(
    csv(
      'Cantrx;Caja 21;;c21@luna.gt;C121',
      'Caxtrx;Caja 22;;c22@luna.gt;C122',
      'Suc. Zona 10;Caja 23;;c23@luna.gt;C123',
      'Centro - Zona 1;Caja 24;;c24@luna.gt;C124',
      `Centro;${same}`,
      `Zona 10;${same}`,
    ),
  );
  assert.equal(
    rows.slice(0, 4).map(({ reason }) => reason),
    [
      'No hay sucursal «Cantrx». ¿Es «Centro»?',
      'No hay sucursal «Caxtrx». Créala primero o corrige el nombre',
      'No hay sucursal «Suc. Zona 10». ¿Es «Zona 10»?',
      'No hay sucursal «Centro - Zona 1». ¿Es «Centro»?',
    ],
  );
  assert.equal(
    rows.slice(4).map(({ outcome }) => outcome),
    ['error', 'exists'],
  );
});

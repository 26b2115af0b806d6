import type { Schemas } from '@cobros/sdk';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { countRows } from '../support/count-rows.ts';
import { latestMail } from '../support/latest-mail.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxOf, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';

const sandbox = await sandboxOf();

const { signUp, auth, passwordRecoveries } = visitorClient(sandbox.handle);

/** The content of `create`, with an account and documents that were uploaded before. */
async function prepared(over: Partial<Schemas['SignUpContent']> = {}): Promise<Schemas['SignUpContent']> {
  const { fundSourceId } = dataOf(await signUp.registerFundSource(fundSourceContent()));
  const { document } = dataOf(await signUp.uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
  return signUpContent({ fundSourceId, documentIds: [document.id], ...over });
}

const count = (table: string) => countRows(sandbox.database, table);
const counts = () => Promise.all(['businesses', 'users', 'sign_ups', 'outbox'].map(count));

test('the departments, their municipalities and the banks are listed', async () => {
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name).join();
  assert.is(namesOf(dataOf(await signUp.listStates()).states), 'Guatemala,Sacatepéquez');
  assert.is(namesOf(dataOf(await signUp.listCities('gt-01')).cities), 'Guatemala,Mixco');
  assert.match(namesOf(dataOf(await signUp.listBanks()).banks), 'Banco del Lago');
});

test('a username is free, or taken by another business or one of its users', async () => {
  const available = async (username: string) => dataOf(await signUp.checkUsername(username)).available;
  assert.is(await available('panaderiavolcan'), true);
  assert.is(await available('tiendaluna'), false);
  await sandbox.database.query(`update businesses set fri_username = 'tiendalunita' where id = 'bu_luna'`);
  assert.is(await available('tiendalunita'), false);
  await sandbox.database.query(`update businesses set fri_username = 'tiendaluna' where id = 'bu_luna'`);
});

for (const username of ['Tienda', 'ab', '1tienda', 'tienda-luna', 'ñandu', 'x'.repeat(33)])
  test(`${username} is not a valid username`, async () => {
    const refused = refusalOf(await signUp.checkUsername(username));
    assert.is(refused, '400 El usuario no es válido');
  });

test('an account at an unknown bank returns 404, and an invalid account number 400', async () => {
  assert.is(failureOf(await signUp.registerFundSource(fundSourceContent({ bankId: 'bk_no' }))).status, 404);
  const invalid = await signUp.registerFundSource(fundSourceContent({ accountNumber: '02-744' }));
  assert.is(refusalOf(invalid), '400 Un dato debe tener de 6 a 20 dígitos');
});

test('a sign-up creates a pending business and sends an e-mail', async () => {
  const content = await prepared({ taxId: '45879213', address: ' 4a calle 8-20 ' });
  const made = dataOf(await signUp.create(content)).signUp;
  const { businessName, username, status } = made;
  assert.equal([businessName, username, status], ['Panadería Volcán', 'panaderiavolcan', 'pending']);
  const [business] = await sandbox.database.query(
    `select concat_ws(' | ', b.status, b.contact_email_address, s.tax_id, s.address, f.account_number) as business,
       concat_ws(' | ', u.type, u.username, u.name, u.branch_id, u.role_id, u.must_change_password) as owner,
       (select count(*) from sign_up_documents d where d.sign_up_id = s.id) as documents
     from sign_ups s join businesses b on b.id = s.business_id join users u on u.business_id = b.id
       join fund_sources f on f.business_id = b.id where s.id = $1`,
    [made.id],
  );
  assert.equal(business, {
    business: 'pending | hola@panaderiavolcan.gt | 4587921-3 | 4a calle 8-20 | 0274417',
    owner: 'admin | panaderiavolcan | Elena Batz | f',
    documents: 1,
  });
  const { subject } = await latestMail(sandbox.database, 'hola@panaderiavolcan.gt');
  assert.is(subject, 'Recibimos tu afiliación');
  assert.is(dataOf(await signUp.checkUsername('panaderiavolcan')).available, false);
});

test('only the right password reveals that a sign-up is in review', async () => {
  const username = 'panaderiavolcan';
  const toldTo = async (username: string, password = 'Volcan#2027') =>
    refusalOf(await auth.signIn({ username, password }));
  assert.match(await toldTo(username, 'Volcan#2026'), /^401 .*está en revisión/);
  assert.equal(await toldTo(username), await toldTo('nadie'));
});

test('a user in review who has forgotten the password gets an e-mail that asks them to wait', async () => {
  dataOf(await passwordRecoveries.requestCode({ username: 'panaderiavolcan' }));
  const mail = await latestMail(sandbox.database, 'hola@panaderiavolcan.gt');
  assert.is(mail.subject, 'Tu afiliación está en revisión');
});

const wrongFields: [field: string, over: object, message: RegExp][] = [
  ['businessName', { businessName: '  ' }, /./],
  ['taxId', { taxId: '45A' }, /^El NIT no es válido$/],
  ['taxId', { taxId: 'CF' }, /^El NIT no es válido$/],
  ['taxId', { taxId: 45879213 }, /debe ser un texto/],
  ['businessType', { businessType: 'bank' }, /debe ser uno de/],
  ['emailAddress', { emailAddress: 'hola@panaderia' }, /^El correo electrónico no es válido$/],
  ['phoneNumber', { phoneNumber: '5555 9876' }, /debe tener de 6 a 15 dígitos/],
  ['address', { address: '' }, /^Este campo es requerido$/],
  ['address', { address: undefined }, /^Este campo es requerido$/],
  ['documentIds', { documentIds: [] }, /^Este campo es requerido$/],
  ['documentIds', { documentIds: ['do_1', 'do_1'] }, /./],
  ['username', { username: 'Panaderia' }, /^El usuario no es válido$/],
  ['password', { password: 'volcan2026' }, /^La contraseña debe tener al menos 8 caracteres/],
  ['cityId', { cityId: 'gt-03-01' }, /no es de ese departamento/],
  ['cityId', { cityId: 'gt-99-99' }, /No se encontró el municipio/],
  ['status', { status: 'active' }, /no es un campo de esta llamada/],
];
for (const [field, over, message] of wrongFields)
  test(`a sign-up with ${JSON.stringify(over)} is rejected with a 400 that names ${field}`, async () => {
    const before = await counts();
    const content = { ...signUpContent({ username: 'volcan.dos' }), ...over } as never;
    const failure = failureOf(await signUp.create(content));
    assert.equal([failure.status, failure.fields?.[0]?.field], [400, field]);
    assert.match(failure.fields?.[0]?.message ?? '', message);
    assert.equal(await counts(), before);
  });

test('a NIT may end in K, in either case and without its hyphen, and hostile text is stored unchanged', async () => {
  const username = 'volcan.nit';
  const businessName = `<img src=x onerror=alert(1)> 'Ñandú' "; drop table businesses; -- 🌋`;
  const made = dataOf(await signUp.create(await prepared({ username, businessName, taxId: '1234567k' })));
  assert.is(made.signUp.businessName, businessName);
  assert.is(await count(`sign_ups where username = '${username}' and tax_id = '1234567-K'`), 1);
});

/** The content of the previous test's sign-up. */
let used = signUpContent();

test('a taken username is rejected with a 409 that names the field, and claims neither account nor documents', async () => {
  const content = await prepared({ username: 'tiendaluna' });
  assert.is(rejectionOf(await signUp.create(content)), '409 username');
  used = { ...content, username: 'volcan.tres' };
  dataOf(await signUp.create(used));
});

test('an account or a document can be claimed once, and the 404 names what has to be uploaded again', async () => {
  const other = await prepared({ username: 'volcan.cinco' });
  const before = await counts();
  for (const field of ['fundSourceId', 'documentIds'] as const)
    assert.is(rejectionOf(await signUp.create({ ...other, [field]: used[field] })), `404 ${field}`);
  assert.equal(await counts(), before);
});

test('documents of more than 20 MB in total are rejected with a 422', async () => {
  const content = await prepared({ username: 'volcan.seis' });
  const enlarge = 'update sign_up_documents set size = 20 * 1024 * 1024 + 1 where id = $1';
  await sandbox.database.query(enlarge, content.documentIds);
  assert.is(failureOf(await signUp.create(content)).status, 422);
});

test('repeating a call with its key returns the first sign-up; other content is rejected with a 409', async () => {
  const content = await prepared({ username: 'volcan.siete' });
  const idempotencyKey = 'afiliacion-0001';
  const before = await count('sign_ups');
  const first = dataOf(await signUp.create(content, { idempotencyKey }));
  assert.equal(dataOf(await signUp.create(content, { idempotencyKey })), first);
  assert.is(await count('sign_ups'), before + 1);
  await sandbox.database.query(`update sign_ups set status = 'approved' where id = $1`, [first.signUp.id]);
  assert.equal(dataOf(await signUp.create(content, { idempotencyKey })), first);
  for (const over of [{ address: 'Otra' }, { password: 'Volcan#2027' }])
    assert.is(failureOf(await signUp.create({ ...content, ...over }, { idempotencyKey })).status, 409);
  const other = await prepared({ username: 'volcan.ocho.con.clave' });
  assert.not.equal(dataOf(await signUp.create(other, { idempotencyKey: 'afiliacion-0002' })), first);
});

test('unclaimed uploads are deleted after a day; claimed ones stay', async () => {
  const left = await prepared({ username: 'volcan.ocho' });
  const taken = await prepared({ username: 'volcan.nueve' });
  dataOf(await signUp.create(taken));
  const kept = async ({ fundSourceId, documentIds }: Schemas['SignUpContent']) => [
    await count(`fund_sources where id = '${fundSourceId}'`),
    await count(`sign_up_documents where id = '${documentIds[0]}'`),
  ];
  await sandbox.advance(23 * 3600);
  await runHousekeeping(sandbox.database);
  assert.equal(await kept(left), [1, 1]);
  await sandbox.advance(3600 + 1);
  await runHousekeeping(sandbox.database);
  assert.equal(await kept(left), [0, 0]);
  assert.equal(await kept(taken), [1, 1]);
  assert.is(rejectionOf(await signUp.create(left)), '404 fundSourceId');
});

import type { Schemas } from '@cobros/sdk';
import type { WorldSignUp } from '#sandbox/operation/world/sign-ups.ts';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { assert, dataOf, failureOf, latestMail, refusalOf, siteOf, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';

const site = await siteOf();
const { sandbox } = site;

const visitor = visitorClient(sandbox.handle);
const PASSWORD = 'Volcan#2026';

/** Submits the sign-up of a business; returns it as the world shows it. */
async function apply(
  username: string,
  over: Partial<Schemas['SignUpContent']> = {},
  document = new File([pdf()], 'DPI de José.pdf', { type: 'application/pdf' }),
): Promise<WorldSignUp & { businessId: string }> {
  const { fundSourceId } = dataOf(await visitor.signUp.registerFundSource(fundSourceContent()));
  const uploaded = dataOf(await visitor.signUp.uploadDocument('identity', document)).document;
  const emailAddress = `${username}@volcan.gt`;
  const content = { username, emailAddress, fundSourceId, documentIds: [uploaded.id], ...over };
  const { id } = dataOf(await visitor.signUp.create(signUpContent(content))).signUp;
  const found = await shown(id);
  if (!found?.businessId) throw new Error(`${username} is not there`);
  return { ...found, businessId: found.businessId };
}

async function shown(id: string): Promise<WorldSignUp | undefined> {
  const { body } = await site.world<{ signUps: WorldSignUp[] }>('sign-ups');
  return body.signUps.find((signUp) => signUp.id === id);
}

const approve = (businessId: string) =>
  site.world<{ signUp: WorldSignUp }>(`businesses/${businessId}/approve`, {});
const reject = (businessId: string, reason: unknown = 'El RTU está vencido') =>
  site.world(`businesses/${businessId}/reject`, { reason });

const waiting = await apply('volcan.uno');

test('a sign-up is shown with all its data', async () => {
  const { id: _, businessId: __, date: ___, documents, ...rest } = waiting;
  assert.equal(rest, {
    status: 'pending',
    reason: '',
    businessName: 'Panadería Volcán',
    username: 'volcan.uno',
    taxId: '4587921-3',
    contactName: 'Elena Batz',
    emailAddress: 'volcan.uno@volcan.gt',
    phoneNumber: '502 55559876',
    address: '4a calle 8-20, zona 2',
    city: 'Guatemala',
    state: 'Guatemala',
    account: { bankName: 'Banco del Lago', number: '0274417', holder: 'Panadería Volcán' },
  });
  const files = documents.map(({ kind, name, size }) => [kind, name, size]);
  assert.equal(files, [['identity', 'DPI de José.pdf', pdf().length]]);
});

test('a document is downloaded unchanged, and never displayed as a page of the site', async () => {
  const [document] = waiting.documents;
  const answer = await site.fetch(`/sandbox/v1/sign-ups/${waiting.id}/documents/${document?.id}`);
  assert.is(answer.status, 200);
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(pdf()));
  assert.is(answer.headers.get('Content-Type'), 'application/pdf');
  assert.is(
    answer.headers.get('Content-Disposition'),
    `attachment; filename="DPI de Jose.pdf"; filename*=UTF-8''DPI%20de%20Jos%C3%A9.pdf`,
  );
  assert.is(answer.headers.get('X-Content-Type-Options'), 'nosniff');
  assert.is(answer.headers.get('Cache-Control'), 'no-store');
});

test('a document of another sign-up, or an unknown one, returns 404', async () => {
  const other = await apply('volcan.dos');
  const status = async (path: string) => (await site.fetch(`/sandbox/v1/sign-ups/${path}`)).status;
  assert.is(await status(`${waiting.id}/documents/${other.documents[0]?.id}`), 404);
  assert.is(await status(`${waiting.id}/documents/do_none`), 404);
});

/** The business approved by the first of these tests, with which the others continue. */
const approved = { businessId: '', sessionId: '' };

test('an approved business is notified and can sign in; other businesses do not see it', async () => {
  const signUp = await apply('volcan.cinco');
  assert.is((await approve(signUp.businessId)).body.signUp.status, 'approved');
  const mail = await latestMail(sandbox.database, 'volcan.cinco@volcan.gt');
  assert.is(mail.subject, 'Tu negocio ya puede cobrar');
  assert.match(mail.body, 'volcan.cinco');
  const session = dataOf(await visitor.auth.signIn({ username: 'volcan.cinco', password: PASSWORD }));
  const { user, business } = session.userData;
  assert.equal([user.type, business.name, business.defaultBranch], ['admin', 'Panadería Volcán', null]);
  assert.is(session.mustChangePassword, false);
  Object.assign(approved, { businessId: signUp.businessId, sessionId: session.sessionId });
});

test('a rejected business gets the reason, leaves no data behind, and can apply again with the same username', async () => {
  const signUp = await apply('volcan.seis');
  await sandbox.database.query(
    `insert into sessions (token_hash, id, user_id, created_at, last_seen_at, expires_at)
     select 'x', 'se_x', id, now(), now(), now() from users where business_id = $1`,
    [signUp.businessId],
  );
  assert.is((await reject(signUp.businessId, ' El RTU está vencido ')).status, 200);
  const mail = await latestMail(sandbox.database, 'volcan.seis@volcan.gt');
  assert.match(mail.body, 'por este motivo:\nEl RTU está vencido\n');
  const failure = failureOf(await visitor.auth.signIn({ username: 'volcan.seis', password: PASSWORD }));
  assert.is(failure.message, 'Usuario o contraseña incorrectos');
  const left = await shown(signUp.id);
  assert.equal(
    [left?.status, left?.reason, left?.businessId, left?.account, left?.documents],
    ['rejected', 'El RTU está vencido', null, null, []],
  );
  const rows = await sandbox.database.query(
    `select concat_ws('|', b.status, b.name, b.contact_email_address) as business,
       concat_ws('|', u.status, u.name, u.email_address, u.phone_number) as owner,
       (select count(*) from fund_sources f where f.business_id = b.id) as accounts
     from businesses b join users u on u.business_id = b.id where b.id = $1`,
    [signUp.businessId],
  );
  assert.equal(rows, [{ business: 'blocked||', owner: 'deleted||', accounts: 0 }]);
  await apply('volcan.seis');
});

test('a rejection requires a reason', async () => {
  const { id, businessId } = waiting;
  for (const reason of ['', '   ', 'x'.repeat(201), 5, null]) {
    const answer = await reject(businessId, reason);
    assert.is(answer.status, 400, String(reason));
    assert.equal(
      answer.body.info?.fields?.map(({ field }) => field),
      ['reason'],
    );
  }
  assert.is((await shown(id))?.status, 'pending');
});

test('deciding a second time, or about a business without a sign-up, returns 409; an unknown business returns 404', async () => {
  assert.is((await reject(approved.businessId)).status, 409);
  assert.is((await approve(approved.businessId)).status, 409);
  assert.is((await reject('bu_luna')).status, 409);
  assert.is((await approve('bu_none')).status, 404);
  assert.equal(await sandbox.database.query(`select status from businesses where id = 'bu_luna'`), [
    { status: 'active' },
  ]);
});

test('a business without branches or cashiers can make every call, and gets empty results', async () => {
  const api = visitorClient(sandbox.handle, { getSessionId: () => approved.sessionId });
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };

  assert.equal(dataOf(await api.transactions.listPending()).transactions, []);
  assert.equal(dataOf(await api.transactions.listPaid()).transactions, []);
  assert.equal(dataOf(await api.transactions.history(page)).data, []);
  assert.is(dataOf(await api.transactions.balances()).balanceDetail.totalOpenBalance, 0);
  assert.ok(dataOf(await api.transactions.exportHistory({})).blob.size > 0);
  assert.equal(dataOf(await api.closings.history(page)).data, []);
  assert.equal(dataOf(await api.closings.preview()).cashiers, []);
  assert.is(failureOf(await api.closings.close({})).status, 422);
  assert.equal(dataOf(await api.branches.list()).branches, []);
  assert.is(dataOf(await api.branches.getDefault()).defaultBranch, null);
  assert.equal(dataOf(await api.cashiers.list()).users, []);
  assert.is(failureOf(await api.cashiers.listWithDefault({ businessBranchId: 'br_none' })).status, 404);
  assert.ok(dataOf(await api.cashiers.downloadQr({})).blob.size > 0);
  assert.is(dataOf(await api.profile.getFundSource()).fundSource?.maskedAccountNumber, '•••• 4417');
  assert.is(dataOf(await api.profile.listSessions()).sessions.length, 1);
  const { user } = dataOf(await api.transactions.verifyUser({ search: 'maria.lopez' }));
  const sent = await api.transactions.sendRequest({ friUserId: user.id, amount: 5 });
  assert.match(refusalOf(sent), /^422 .*(sucursal|caja)/);

  const name = 'Principal';
  const place = { name, address: 'Zona 1', referenceId: 'C1', regionId: 'gt-01-01-z2' };
  const person = { name, username: 'volcan.cinco-principal', emailAddress: 'p@volcan.gt' };
  const created = await api.branches.create({ ...place, admin: { ...person, notificationMethod: 'push' } });
  const { branch } = dataOf(created);
  assert.is(created.ok && created.info?.message, 'Sucursal Principal. Es la predeterminada del negocio');
  assert.equal(dataOf(await api.branches.getDefault()).defaultBranch, { id: branch.id, name });
});

test('a decision is answered although fifty others wait, more than the list shows', async () => {
  const { businessId } = await apply('volcan.siete');
  await sandbox.database.query(
    `with made as (
       insert into businesses (id, name, fri_username, contact_email_address, status, created_at)
       select 'bu_' || n, 'Otro', 'otro' || n, '', 'pending', now() from generate_series(1, 50) n returning id
     )
     insert into sign_ups select (json_populate_record(s, json_build_object(
       'id', made.id, 'business_id', made.id, 'idempotency_key', null))).*
     from sign_ups s, made where s.id = $1`,
    [waiting.id],
  );
  assert.is((await approve(businessId)).status, 200);
});

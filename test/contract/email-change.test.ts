import { PASSWORD } from '../support/insert-fixture.ts';
import { latestMail, latestMailOf } from '../support/latest-mail.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, centro, caja1: cashier } = await sandboxWith('centro', 'caja1');

const NEW_EMAIL = 'nueva@luna.gt';
const codeSentTo = async (address: string) => (await latestMail(sandbox.database, address)).code;
const mailsTo = async (address: string) =>
  (await sandbox.database.query('select 1 from outbox where to_address = $1', [address])).length;
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const emailOf = async (api: typeof cashier) =>
  dataOf(await api.auth.renewSession()).userData.user.emailAddress;

test('the e-mail address changes with the code sent to the new one, and the old one is notified', async () => {
  dataOf(await centro.profile.updateEmail({ emailAddress: NEW_EMAIL }));
  assert.is(await emailOf(centro), 'a@b.gt');
  const verificationCode = await codeSentTo(NEW_EMAIL);
  const validated = await centro.profile.validateEmailChange({ verificationCode });
  assert.is(dataOf(validated).emailAddress, NEW_EMAIL);
  assert.is(await emailOf(centro), NEW_EMAIL);
  assert.match((await latestMail(sandbox.database, 'a@b.gt')).body, NEW_EMAIL);
  const again = await centro.profile.validateEmailChange({ verificationCode });
  assert.is(failureOf(again).status, 422, 'it serves once');
});

for (const [what, username, change] of [
  [
    'their own change',
    'tiendaluna-zona10',
    async (person: typeof cashier, emailAddress: string) => {
      dataOf(await person.profile.updateEmail({ emailAddress }));
      return person.profile.validateEmailChange({ verificationCode: await codeSentTo(emailAddress) });
    },
  ],
  [
    'an edit of the cashier',
    'tiendaluna-centro-caja2',
    (_: unknown, emailAddress: string) =>
      centro.cashiers.modify({ userId: 'us_caja2', name: 'Caja 2', emailAddress }),
  ],
  [
    'an edit in Equipo',
    'tiendaluna-supervisor',
    async (_: unknown, emailAddress: string) => {
      const { administrativeUsers } = await sandbox.api('tiendaluna');
      const supervisor = { userId: 'us_supervisor', name: 'Sara', roleId: 'ro_supervisor' };
      return administrativeUsers.update({ ...supervisor, emailAddress });
    },
  ],
] as const)
  test(`${what} voids a recovery code sent to the old address of ${username}`, async () => {
    const person = await sandbox.api(username);
    dataOf(await person.passwordRecoveries.requestCode({ username }));
    const { code: verificationCode } = await latestMailOf(sandbox.database, username);
    dataOf<unknown>(await change(person, `${username}@nueva.gt`));
    const recovery = { username, verificationCode, password: 'Quetzal*77' };
    assert.is(failureOf(await person.passwordRecoveries.recover(recovery)).status, 422);
  });

test('the user’s own address, or one taken by another person of the business, is rejected with a 409 at the field', async () => {
  for (const emailAddress of [NEW_EMAIL, NEW_EMAIL.toUpperCase()])
    assert.is(rejectionOf(await cashier.profile.updateEmail({ emailAddress })), '409 emailAddress');
  const own = await centro.profile.updateEmail({ emailAddress: NEW_EMAIL });
  assert.is(refusalOf(own), '409 Ya es tu correo electrónico');
  const sol = await sandbox.api('cafesol');
  dataOf(await sol.profile.updateEmail({ emailAddress: NEW_EMAIL }));
});

test('an address that was taken before the code was confirmed is rejected', async () => {
  dataOf(await cashier.profile.updateEmail({ emailAddress: 'dos@luna.gt' }));
  const verificationCode = await codeSentTo('dos@luna.gt');
  await sandbox.database.query(`update users set email_address = 'dos@luna.gt' where id = 'us_caja2'`);
  assert.is(failureOf(await cashier.profile.validateEmailChange({ verificationCode })).status, 409);
});

test('five wrong codes void a code; a new one works', async () => {
  dataOf(await cashier.profile.updateEmail({ emailAddress: 'tres@luna.gt' }));
  const verificationCode = await codeSentTo('tres@luna.gt');
  const wrong = { verificationCode: otherThan(verificationCode) };
  const said: string[] = [];
  for (let turn = 0; turn < 5; turn++)
    said.push(failureOf(await cashier.profile.validateEmailChange(wrong)).message);
  assert.equal(said, [
    ...Array(4).fill('El código de verificación no es correcto'),
    'El código de verificación ya no sirve, pide uno nuevo',
  ]);
  const late = await cashier.profile.validateEmailChange({ verificationCode });
  assert.is(refusalOf(late), '422 El código de verificación ya no sirve, pide uno nuevo');
  dataOf(await cashier.profile.updateEmail({ emailAddress: 'tres@luna.gt' }));
  dataOf(await cashier.profile.validateEmailChange({ verificationCode: await codeSentTo('tres@luna.gt') }));
});

test('a code expires after ten minutes', async () => {
  const before = { emailAddress: 'cuatro@luna.gt' };
  dataOf(await centro.profile.updateEmail(before));
  const verificationCode = await codeSentTo(before.emailAddress);
  await sandbox.advance(600);
  assert.is(failureOf(await centro.profile.validateEmailChange({ verificationCode })).status, 422);
});

test('at most five codes are sent in ten minutes', async () => {
  const ask = () => centro.profile.updateEmail({ emailAddress: 'cinco@luna.gt', password: PASSWORD });
  for (let turn = 0; turn < 5; turn++) dataOf(await ask());
  const failure = failureOf(await ask());
  assert.is(failure.status, 429);
  assert.ok((failure.retryAfterSeconds ?? 0) > 0);
  await sandbox.advance(600);
  dataOf(await ask());
});

test('a session opened 15 minutes ago needs the password, except to send the code for the same address again', async () => {
  const zona10 = await sandbox.api('tiendaluna-zona10');
  const [asked, other] = [{ emailAddress: 'seis@luna.gt' }, { emailAddress: 'siete@luna.gt' }];
  const password = 'Quetzal*77';
  dataOf(await zona10.auth.changePassword({ currentPassword: PASSWORD, newPassword: password }));
  await sandbox.advance(899);
  dataOf(await zona10.profile.updateEmail(asked));
  await sandbox.advance(1);
  await sandbox.signIn('tiendaluna-centro');
  dataOf(await zona10.auth.renewSession());
  dataOf(await zona10.profile.updateEmail(asked));
  const reject = async (content: { emailAddress: string; password?: string }) =>
    failureOf(await zona10.profile.updateEmail(content)).code;
  assert.is(await reject(other), 'password-needed');
  assert.is(await reject({ ...other, password: PASSWORD }), 'wrong-password');
  assert.equal(await mailsTo(other.emailAddress), 0, 'nothing was sent');
  dataOf(await zona10.profile.updateEmail({ ...other, password }));
  assert.is(await reject(asked), 'password-needed', 'its code was replaced');
  await sandbox.advance(600);
  assert.is(await reject(other), 'password-needed', 'its code has expired');
});

import { Secret, TOTP } from 'otpauth';
import type { ContentOf } from '../../../../sandbox/contract/operation-types.ts';
import { hashPassword, PASSWORD_COST } from '../../../../sandbox/rules/password-hash.ts';
import { openChallenge } from '../../../../sandbox/rules/second-factor/challenge.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../call.ts';
import { team } from '../subjects.ts';
import { PASSWORD, type Person, tokenOf, type World } from '../world.ts';

const CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NEW_PASSWORD = 'Quetzal*77';

const codeHash = () => hashPassword(CODE, { ...PASSWORD_COST, parallelization: 1 });
const factorCode = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate();

/** Administrative users with a second factor. */
async function enrolled(world: World, count: number): Promise<Person[]> {
  const people = await team(world, count);
  await world.database.query(
    'insert into second_factors (user_id, secret, enrolled_at) select unnest($1::text[]), $2, now()',
    [people.map(({ id }) => id), SECRET],
  );
  return people;
}

const proven = (): Measured<ContentOf<'secondFactor.disable'>> =>
  slow({
    prepare: async (world, count) =>
      (await enrolled(world, count)).map(({ token }) => ({
        content: { password: PASSWORD, verificationCode: factorCode() },
        token,
      })),
  });

export const auth: CallsOf<'auth'> = {
  'auth.signIn': {
    '': slow(
      each((world, index) => ({
        content: { username: member(world.cashiers, index).username, password: PASSWORD },
        token: null,
      })),
    ),
  },
  'auth.completeSignIn': {
    '': {
      prepare: async (world, count) =>
        Promise.all(
          (await enrolled(world, count)).map(async ({ id }) => ({
            content: {
              challengeToken: (await openChallenge(world.database, id, new Date())).token,
              verificationCode: factorCode(),
            },
            token: null,
          })),
        ),
    },
  },
  'auth.signOut': {
    '': {
      prepare: async (world, count) =>
        (await team(world, count)).map(({ username, token }) => ({ content: { username }, token })),
    },
  },
  'auth.renewSession': {
    '': each((world, index) => ({ content: {}, token: member(world.cashiers, index).token })),
  },
  'auth.changePassword': {
    '': slow({
      prepare: async (world, count) =>
        (await team(world, count)).map(({ token }) => ({
          content: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
          token,
        })),
    }),
  },
};

export const passwordRecoveries: CallsOf<'passwordRecoveries'> = {
  'passwordRecoveries.requestCode': {
    '': slow({
      prepare: async (world, count) =>
        (await team(world, count)).map(({ username }) => ({ content: { username }, token: null })),
    }),
  },
  'passwordRecoveries.recover': {
    '': slow({
      async prepare(world, count) {
        const people = await team(world, count);
        await world.database.query(
          `insert into recovery_codes (username, code_hash, expires_at)
           select unnest($1::text[]), $2, now() + interval '10 minutes'
           on conflict (username) do update set code_hash = $2, tries = 0, expires_at = excluded.expires_at`,
          [people.map(({ username }) => username), await codeHash()],
        );
        return people.map(({ username }) => ({
          content: { username, verificationCode: CODE, password: NEW_PASSWORD },
          token: null,
        }));
      },
    }),
  },
};

export const secondFactor: CallsOf<'secondFactor'> = {
  'secondFactor.getStatus': { '': always(() => ({})) },
  'secondFactor.beginEnrollment': {
    '': slow({
      prepare: async (world, count) =>
        (await team(world, count)).map(({ token }) => ({ content: { password: PASSWORD }, token })),
    }),
  },
  'secondFactor.confirmEnrollment': {
    '': {
      async prepare(world, count) {
        const people = await team(world, count);
        await world.database.query(
          `insert into second_factors (user_id, next_secret, next_expires_at)
           select unnest($1::text[]), $2, now() + interval '10 minutes'`,
          [people.map(({ id }) => id), SECRET],
        );
        return people.map(({ token }) => ({ content: { verificationCode: factorCode() }, token }));
      },
    },
  },
  'secondFactor.renewRecoveryCodes': { '': proven() },
  'secondFactor.disable': { '': proven() },
};

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const profile: CallsOf<'profile'> = {
  'profile.getFundSource': { '': always(() => ({})) },
  'profile.listSessions': {
    '': each((world, index) => ({ content: {}, token: member(world.cashiers, index).token })),
  },
  'profile.closeSession': {
    '': {
      prepare: async (world, count) =>
        Promise.all(
          (await team(world, count)).map(async ({ id, token }) => {
            await tokenOf(world.database, id);
            const [other] = await world.database.query<{ id: string }>(
              'select id from sessions where user_id = $1 order by created_at desc limit 1',
              [id],
            );
            return { content: { id: other?.id ?? '' }, token };
          }),
        ),
    },
  },
  'profile.closeOtherSessions': {
    '': {
      prepare: async (world, count) =>
        (await team(world, count)).map(({ token }) => ({ content: {}, token })),
    },
  },
  'profile.updatePhone': {
    '': each((world, index) => ({
      content: { countryCode: '502', phoneNumber: String(30_000_000 + index) },
      token: member(world.cashiers, index).token,
    })),
  },
  'profile.updateEmail': {
    '': slow({
      prepare: async (world, count) =>
        (await team(world, count)).map(({ token }) => ({
          content: { emailAddress: `nueva${world.next()}@example.com` },
          token,
        })),
    }),
  },
  'profile.validateEmailChange': {
    '': slow({
      async prepare(world, count) {
        const people = await team(world, count);
        await world.database.query(
          `insert into email_changes (user_id, email_address, code_hash, expires_at)
           select id, 'cambiada${world.next()}.' || id || '@example.com', $2, now() + interval '10 minutes'
           from unnest($1::text[]) id
           on conflict (user_id) do update set email_address = excluded.email_address, code_hash = $2, tries = 0`,
          [people.map(({ id }) => id), await codeHash()],
        );
        return people.map(({ token }) => ({ content: { verificationCode: CODE }, token }));
      },
    }),
  },
  'profile.updateAvatar': { '': slow(always(() => ({ contentType: 'image/png', data: PIXEL }))) },
  'profile.toggleBusinessSearch': {
    '': each((_world, index) => ({ content: { searchEnabled: index % 2 === 1 } })),
  },
  'profile.setClosingCount': {
    '': each((_world, index) => ({ content: { required: false, reasonThreshold: index } })),
  },
};

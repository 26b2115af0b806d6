import { Secret, TOTP } from 'otpauth';
import type { ContentOf } from '../../../../sandbox/contract/operation-types.ts';
import { team } from '../add-call-subjects.ts';
import { type MeasuredBusiness, PASSWORD, type Person } from '../measured-business.ts';
import { type CallsOf, type Measured, slow } from '../measured-call.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const factorCode = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate();

/** Administrative users with a second factor. */
export async function enrolled(business: MeasuredBusiness, count: number): Promise<Person[]> {
  const people = await team(business, count);
  await business.database.query(
    'insert into second_factors (user_id, secret, enrolled_at) select unnest($1::text[]), $2, now()',
    [people.map(({ id }) => id), SECRET],
  );
  return people;
}

const proven = (): Measured<ContentOf<'secondFactor.disable'>> =>
  slow({
    prepare: async (business, count) =>
      (await enrolled(business, count)).map(({ token }) => ({
        content: { password: PASSWORD, verificationCode: factorCode() },
        token,
      })),
  });

export const secondFactor: CallsOf<'secondFactor'> = {
  'secondFactor.beginEnrollment': {
    '': slow({
      prepare: async (business, count) =>
        (await team(business, count)).map(({ token }) => ({ content: { password: PASSWORD }, token })),
    }),
  },
  'secondFactor.confirmEnrollment': {
    '': {
      async prepare(business, count) {
        const people = await team(business, count);
        await business.database.query(
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

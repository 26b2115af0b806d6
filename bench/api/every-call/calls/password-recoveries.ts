import { team } from '../add-call-subjects.ts';
import { hashMailedCode, MAILED_CODE } from '../fixed-mailed-code.ts';
import { type CallsOf, slow } from '../measured-call.ts';

const NEW_PASSWORD = 'Quetzal*77';

export const passwordRecoveries: CallsOf<'passwordRecoveries'> = {
  'passwordRecoveries.requestCode': {
    '': slow({
      prepare: async (business, count) =>
        (await team(business, count)).map(({ username }) => ({ content: { username }, token: null })),
    }),
  },
  'passwordRecoveries.recover': {
    '': slow({
      async prepare(business, count) {
        const people = await team(business, count);
        await business.database.query(
          `insert into recovery_codes (username, code_hash, expires_at)
           select unnest($1::text[]), $2, now() + interval '10 minutes'
           on conflict (username) do update set code_hash = $2, tries = 0, expires_at = excluded.expires_at`,
          [people.map(({ username }) => username), await hashMailedCode()],
        );
        return people.map(({ username }) => ({
          content: { username, verificationCode: MAILED_CODE, password: NEW_PASSWORD },
          token: null,
        }));
      },
    }),
  },
};

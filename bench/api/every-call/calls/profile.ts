import { team } from '../add-call-subjects.ts';
import { hashMailedCode, MAILED_CODE } from '../fixed-mailed-code.ts';
import { tokenOf } from '../measured-business.ts';
import { type CallsOf, each, member, slow } from '../measured-call.ts';

export const profile: CallsOf<'profile'> = {
  'profile.listSessions': {
    '': each((business, index) => ({ content: {}, token: member(business.cashiers, index).token })),
  },
  'profile.closeSession': {
    '': {
      prepare: async (business, count) =>
        Promise.all(
          (await team(business, count)).map(async ({ id, token }) => {
            await tokenOf(business.database, id);
            const [other] = await business.database.query<{ id: string }>(
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
      prepare: async (business, count) =>
        (await team(business, count)).map(({ token }) => ({ content: {}, token })),
    },
  },
  'profile.updatePhone': {
    '': each((business, index) => ({
      content: { countryCode: '502', phoneNumber: String(30_000_000 + index) },
      token: member(business.cashiers, index).token,
    })),
  },
  'profile.updateEmail': {
    '': slow({
      prepare: async (business, count) =>
        (await team(business, count)).map(({ token }) => ({
          content: { emailAddress: `nueva${business.next()}@example.com` },
          token,
        })),
    }),
  },
  'profile.validateEmailChange': {
    '': slow({
      async prepare(business, count) {
        const people = await team(business, count);
        await business.database.query(
          `insert into email_changes (user_id, email_address, code_hash, expires_at)
           select id, 'cambiada${business.next()}.' || id || '@example.com', $2, now() + interval '10 minutes'
           from unnest($1::text[]) id
           on conflict (user_id) do update set email_address = excluded.email_address, code_hash = $2, tries = 0`,
          [people.map(({ id }) => id), await hashMailedCode()],
        );
        return people.map(({ token }) => ({ content: { verificationCode: MAILED_CODE }, token }));
      },
    }),
  },
  'profile.toggleBusinessSearch': {
    '': each((_business, index) => ({ content: { searchEnabled: index % 2 === 1 } })),
  },
  'profile.setSummaryEmails': {
    '': each((_business, index) => ({ content: { daily: index % 2 === 0 } })),
  },
  'profile.setClosingCount': {
    '': each((_business, index) => ({ content: { required: false, reasonThreshold: index } })),
  },
};

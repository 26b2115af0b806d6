import { openChallenge } from '../../../../sandbox/rules/second-factor/challenge-token.ts';
import { team } from '../add-call-subjects.ts';
import { PASSWORD } from '../measured-business.ts';
import { type CallsOf, each, member, slow } from '../measured-call.ts';
import { enrolled, factorCode } from './second-factor.ts';

const NEW_PASSWORD = 'Quetzal*77';

export const auth: CallsOf<'auth'> = {
  'auth.signIn': {
    '': slow(
      each((business, index) => ({
        content: { username: member(business.cashiers, index).username, password: PASSWORD },
        token: null,
      })),
    ),
  },
  'auth.completeSignIn': {
    '': {
      prepare: async (business, count) =>
        Promise.all(
          (await enrolled(business, count)).map(async ({ id }) => ({
            content: {
              challengeToken: (await openChallenge(business.database, id, new Date())).token,
              verificationCode: factorCode(),
            },
            token: null,
          })),
        ),
    },
  },
  'auth.signOut': {
    '': {
      prepare: async (business, count) =>
        (await team(business, count)).map(({ username, token }) => ({ content: { username }, token })),
    },
  },
  'auth.renewSession': {
    '': each((business, index) => ({ content: {}, token: member(business.cashiers, index).token })),
  },
  'auth.changePassword': {
    '': slow({
      prepare: async (business, count) =>
        (await team(business, count)).map(({ token }) => ({
          content: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
          token,
        })),
    }),
  },
};

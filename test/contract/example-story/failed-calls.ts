import { PASSWORD, type RawResponse } from '../../support/suite.ts';
import { enroll, typePassword } from '../support/second-factor.ts';
import type { Story } from './story.ts';

/** The body of a failure, by the name of its response in the description. */
export type Failures = Record<string, { responseContent: unknown; info: unknown }>;

const BLOCKED = 'us_tiendaluna_zona10_kiosco';
const REQUEST = { friUserId: 'au_maria-lopez', amount: 125.5 };
const WRONG = { username: 'tiendaluna-antigua-caja1', password: `no es ${PASSWORD}` };

/** Causes the most common failures, except those for which the server would have to break. */
export async function makeFailedCalls({ sandbox, happen }: Story): Promise<Failures> {
  const { post, signIn } = sandbox;
  const as = async (username: string) => ({ Authorization: `Bearer ${await signIn(username)}` });
  const failures: Failures = {};
  const fail = async (name: string, work: () => Promise<RawResponse>) => {
    const { status, content: responseContent, info } = await happen(`a call fails: ${name}`, work);
    if (status < 400) throw new Error(`The call for ${name} succeeded`);
    failures[name] ??= { responseContent, info };
  };

  const owner = await as('tiendaluna');
  const cashier = await as('tiendaluna-centro-caja2');
  const send = (content: object) => () => post('transactions/v3/requests/send', content, owner);
  await fail('BadRequest', send({ ...REQUEST, amount: 0 }));
  await fail('TooLarge', send({ ...REQUEST, note: 'x'.repeat(20_000) }));
  await fail('BusinessRule', send({ ...REQUEST, businessUserId: BLOCKED }));
  await fail('Unauthorized', () => post('transactions/v3/pending', {}));
  await fail('Forbidden', () => post('users/v3/create', {}, cashier));
  const retrieve = () => post('transactions/v3/retrieve', { transactionId: 'tx_unknown' }, cashier);
  await fail('NotFound', retrieve);
  const user = { name: 'Ana', emailAddress: 'ana@tiendaluna.example', roleId: 'ro_supervisor' };
  const taken = { ...user, username: 'tiendaluna-contabilidad' };
  await fail('Conflict', () => post('users/v1/admin/users/create', taken, owner));
  await fail('CaptchaRejected', () => post('sign-up/v2/fundsource', {}));
  const data = Buffer.from('esto no es una imagen').toString('base64');
  const avatar = { contentType: 'image/png', data };
  await fail('UnsupportedFile', () => post('users/v3/profile/avatar', avatar, owner));
  await happen('an application shows codes', () => enroll(sandbox, 'tiendaluna-supervision'));
  await fail('SecondFactorNeeded', () => typePassword(sandbox, 'tiendaluna-supervision'));
  for (let time = 0; time < 5; time += 1)
    await fail('WrongCredentials', () => post('auth/v3/credentials', WRONG));
  await fail('TooManyRequests', () => post('auth/v3/credentials', WRONG));
  return failures;
}

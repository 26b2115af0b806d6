import type { Handler } from '#http/pipeline/handler.ts';
import * as locations from '#places/branches/states-cities-regions.ts';
import { createSignUp } from '#places/sign-up/create-sign-up.ts';
import { storeDocument } from '#places/sign-up/documents.ts';
import { registerFundSource as register } from '#places/sign-up/fund-sources.ts';
import { isUsernameFree } from '#places/sign-up/username-availability.ts';
import { BANKS } from '#terms/values/banks.ts';

/** GET sign-up/v2/captcha/challenge */
export const getCaptchaChallenge: Handler<'signUp.getCaptchaChallenge'> = async ({
  captcha,
  database,
  now,
}) => ({
  content: await captcha.issue(database, now),
});

/** GET sign-up/v2/states */
export const listStates: Handler<'signUp.listStates'> = async ({ database }) => ({
  content: { states: await locations.listStates(database) },
});

/** GET sign-up/v2/cities/{id} */
export const listCities: Handler<'signUp.listCities'> = async ({ database, path }) => ({
  content: { cities: await locations.listCities(database, path.id) },
});

/** GET sign-up/v2/banks */
export const listBanks: Handler<'signUp.listBanks'> = async () => ({ content: { banks: [...BANKS] } });

/** GET sign-up/v2/check-username/{username} */
export const checkUsername: Handler<'signUp.checkUsername'> = async ({ database, path }) => ({
  content: { available: await isUsernameFree(database, path.username) },
});

/** POST sign-up/v2/upload */
export const uploadDocument: Handler<'signUp.uploadDocument'> = async (call) => {
  const { content, database, clientAddress, now } = call;
  const document = await storeDocument(database, { ...content, clientAddress, now });
  return { content: { document }, info: { title: 'Documentos', message: `Recibimos ${document.name}` } };
};

/** POST sign-up/v2/fundsource */
export const registerFundSource: Handler<'signUp.registerFundSource'> = async ({
  content,
  database,
  now,
}) => ({
  content: await register(database, content, now),
  info: { title: 'Cuenta bancaria', message: 'Recibimos los datos de tu cuenta' },
});

/** POST sign-up/v2/create */
export const create: Handler<'signUp.create'> = async ({ content, database, headers, now }) => {
  const idempotencyKey = headers.get('idempotency-key');
  const signUp = await createSignUp(database, { content, idempotencyKey, now });
  const message = 'Recibimos tu afiliación. Te escribiremos cuando la hayamos revisado';
  return { content: { signUp }, info: { title: 'Afiliación', message } };
};

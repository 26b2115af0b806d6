import { pushKindsOf } from '#access/users/push-kinds.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import {
  listPushDevices,
  subscribePush as subscribeDevice,
  unsubscribePush as unsubscribeDevice,
  updatePush as updateDevice,
} from '#out/push/devices.ts';
import { readPushKeys } from '#out/push/keys.ts';
import { updateAvatar as keepAvatar } from '#places/profile/business-avatar.ts';
import { requestEmailChange, validateEmailChange as validate } from '#places/profile/email-change.ts';
import {
  closeOwnSession as close,
  closeOtherSessions as closeOthers,
  listOwnSessions as sessionsOf,
} from '#places/profile/own-sessions.ts';
import { readFundSource } from '#places/profile/read-fund-source.ts';
import { setBusinessSearch } from '#places/profile/set-business-search.ts';
import { setClosingCount as saveClosingCount } from '#places/profile/set-closing-count-settings.ts';
import { updatePhone as changePhone } from '#places/profile/update-phone.ts';
import { setSummaryEmails as saveSummaryEmails } from '#reports/summary-emails/choices.ts';

const UPDATED = 'Se actualizo con éxito';

/** POST users/v3/profile/update-email */
export const updateEmail: Handler<'profile.updateEmail'> = async ({ content, database, session, now }) => {
  await requestEmailChange(database, session, content, now);
  const message = `Enviamos un código a ${content.emailAddress}`;
  return { content: {}, info: { title: 'Correo electrónico', message } };
};

/** POST users/v3/profile/validate-email-change */
export const validateEmailChange: Handler<'profile.validateEmailChange'> = async (call) => {
  const { content, database, session, now } = call;
  const emailAddress = await validate(database, session, content.verificationCode, now);
  return { content: { emailAddress }, info: { title: 'Correo electrónico', message: UPDATED } };
};

/** POST users/v3/profile/update-phone */
export const updatePhone: Handler<'profile.updatePhone'> = async ({ content, database, session, now }) => {
  const phone = await changePhone(database, session, content, now);
  return { content: phone, info: { title: 'Teléfono', message: UPDATED } };
};

/** POST users/v3/profile/business-search-toggle */
export const toggleBusinessSearch: Handler<'profile.toggleBusinessSearch'> = async (call) => {
  const { searchEnabled } = call.content;
  await setBusinessSearch(call.database, call.session, searchEnabled, call.now);
  const message = searchEnabled ? 'Tu negocio aparece en búsquedas' : 'Tu negocio ya no aparece en búsquedas';
  return { content: { searchEnabled }, info: { title: 'Aparecer en búsquedas', message } };
};

/** POST users/v3/profile/closing-count */
export const setClosingCount: Handler<'profile.setClosingCount'> = async (call) => {
  const { content, database, session, now } = call;
  await saveClosingCount(database, session, content, now);
  return { content, info: { title: 'Cierre con conteo', message: UPDATED } };
};

/** POST users/v3/profile/summary-emails */
export const setSummaryEmails: Handler<'profile.setSummaryEmails'> = async (call) => {
  const { content, database, session, serverOrigin, now } = call;
  const choices = await saveSummaryEmails(database, session, content, { serverOrigin, now });
  return { content: choices, info: { title: 'Resúmenes por correo', message: UPDATED } };
};

/** POST users/v3/profile/get-fund-source */
export const getFundSource: Handler<'profile.getFundSource'> = async ({ database, session }) => ({
  content: { fundSource: await readFundSource(database, session) },
});

/** POST users/v3/profile/avatar */
export const updateAvatar: Handler<'profile.updateAvatar'> = async ({ content, database, session, now }) => {
  const avatar = await keepAvatar(database, session, content, now);
  return { content: { avatar }, info: { title: 'Foto del negocio', message: UPDATED } };
};

/** POST users/v3/profile/sessions/list */
export const listSessions: Handler<'profile.listSessions'> = async ({ database, session, now }) => ({
  content: { sessions: await sessionsOf(database, session, now) },
});

/** POST users/v3/profile/sessions/close */
export const closeSession: Handler<'profile.closeSession'> = async ({ content, database, session, now }) => {
  await close(database, session, content.id, now);
  return { content: {}, info: { title: 'Sesión', message: 'La sesión se cerró' } };
};

/** POST users/v3/profile/sessions/close-others */
export const closeOtherSessions: Handler<'profile.closeOtherSessions'> = async ({
  database,
  session,
  now,
}) => ({
  content: { closedCount: await closeOthers(database, session, now) },
  info: { title: 'Sesión', message: 'Tus demás sesiones se cerraron' },
});

const PUSH = 'Avisos con el portal cerrado';

/** POST users/v3/profile/push/get */
export const getPush: Handler<'profile.getPush'> = async ({ content, database, session }) => {
  const { publicKey } = await readPushKeys(database);
  const kinds = pushKindsOf({ ...session, type: session.user.type });
  return {
    content: { publicKey, kinds, devices: await listPushDevices(database, session, content.endpoint) },
  };
};

/** POST users/v3/profile/push/subscribe */
export const subscribePush: Handler<'profile.subscribePush'> = async (call) => {
  const { content, database, session, webhooks, now } = call;
  const device = await subscribeDevice(database, session, content, { sender: webhooks, now });
  return { content: { device }, info: { title: PUSH, message: 'Este dispositivo recibe avisos' } };
};

/** POST users/v3/profile/push/update */
export const updatePush: Handler<'profile.updatePush'> = async ({ content, database, session }) => ({
  content: { device: await updateDevice(database, session, content) },
  info: { title: PUSH, message: UPDATED },
});

/** POST users/v3/profile/push/unsubscribe */
export const unsubscribePush: Handler<'profile.unsubscribePush'> = async (call) => {
  await unsubscribeDevice(call.database, call.session, call.content.id, call.now);
  return { content: {}, info: { title: PUSH, message: 'El dispositivo ya no recibe avisos' } };
};

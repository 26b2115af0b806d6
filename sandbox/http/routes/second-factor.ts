import { disable as turnOff } from '#access/second-factor/disable.ts';
import { beginEnrollment as begin, confirmEnrollment as confirm } from '#access/second-factor/enrollment.ts';
import { renewRecoveryCodes as renew } from '#access/second-factor/renew-recovery-codes.ts';
import { readStatus } from '#access/second-factor/status.ts';
import { TITLE } from '#access/sessions/challenge-token.ts';
import type { Handler } from '#http/pipeline/handler.ts';

/** POST users/v3/profile/second-factor/status */
export const getStatus: Handler<'secondFactor.getStatus'> = async ({ database, session }) => ({
  content: await readStatus(database, session),
});

/** POST users/v3/profile/second-factor/begin */
export const beginEnrollment: Handler<'secondFactor.beginEnrollment'> = async (call) => ({
  content: await begin(call.database, call.session, call.content, call.now),
});

/** POST users/v3/profile/second-factor/confirm */
export const confirmEnrollment: Handler<'secondFactor.confirmEnrollment'> = async (call) => {
  const { content, database, session, now } = call;
  const recoveryCodes = await confirm(database, session, content.verificationCode, now);
  return { content: { recoveryCodes }, info: { title: TITLE, message: 'Está activa' } };
};

/** POST users/v3/profile/second-factor/recovery-codes */
export const renewRecoveryCodes: Handler<'secondFactor.renewRecoveryCodes'> = async (call) => {
  const recoveryCodes = await renew(call.database, call.session, call.content, call.now);
  return {
    content: { recoveryCodes },
    info: { title: TITLE, message: 'Tus códigos de recuperación cambiaron' },
  };
};

/** POST users/v3/profile/second-factor/disable */
export const disable: Handler<'secondFactor.disable'> = async ({ content, database, session, now }) => {
  await turnOff(database, session, content, now);
  return { content: {}, info: { title: TITLE, message: 'Ya no está activa' } };
};

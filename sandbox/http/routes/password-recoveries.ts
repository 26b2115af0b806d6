import * as rules from '#access/passwords/password-recovery.ts';
import { limitCalls, limitFailures } from '#access/passwords/rate-limit.ts';
import { oneAtATime } from '#ground/running/one-at-a-time.ts';
import type { Handler } from '#http/pipeline/handler.ts';

/** POST password_recoveries/v3/forgot */
export const requestCode: Handler<'passwordRecoveries.requestCode'> = async (call) => {
  const { content, database, now, clientAddress } = call;
  await limitCalls(database, rules.CODES_OF_CLIENT, clientAddress, now);
  await oneAtATime(clientAddress, () => rules.requestRecoveryCode(database, content.username, now));
  return { content: {}, info: { title: 'Contraseña', message: 'El código ha sido enviado con éxito' } };
};

/** POST password_recoveries/v3/recover */
export const recover: Handler<'passwordRecoveries.recover'> = async (call) => {
  const { content, database, from, now, clientAddress } = call;
  await limitFailures(database, rules.RECOVERY_FAILURES, clientAddress, now, () =>
    rules.recoverPassword(database, content, { from, now }),
  );
  return { content: {}, info: { title: 'Contraseña', message: 'Tu contraseña se cambio con éxito' } };
};

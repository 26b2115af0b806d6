import { SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { challengeOf, codeOf } from '../support/second-factor.ts';
import type { Story } from './story.ts';

const USERNAME = 'tiendaluna-administracion';

/** An administrator sets up a second factor, signs in with it, turns it off, sets it up again and loses the phone. */
export async function makeSecondFactorCalls({
  sandbox,
  owner,
  visitor,
  signIn,
  happen,
}: Story): Promise<void> {
  const password = SEED_PASSWORD;
  const { secondFactor } = await signIn(USERNAME);
  const nextCode = (secret: string) =>
    happen('the application shows the next code', () => codeOf(sandbox.database, secret), 60_000);
  const enroll = async () => {
    const { secret } = await secondFactor.beginEnrollment({ password });
    const verificationCode = await nextCode(secret);
    const { recoveryCodes } = await secondFactor.confirmEnrollment({ verificationCode });
    return { secret, recoveryCodes };
  };
  const { secret } = await enroll();
  await secondFactor.getStatus();
  const challengeToken = await happen('the password is right', () => challengeOf(sandbox, USERNAME));
  await visitor.auth.completeSignIn({ challengeToken, verificationCode: await nextCode(secret) });
  await secondFactor.renewRecoveryCodes({ password, verificationCode: await nextCode(secret) });
  await secondFactor.disable({ password, verificationCode: await nextCode(secret) });

  await enroll();
  const pageProperties = { currentPage: 1, pageSize: 10 };
  const { data } = await owner.administrativeUsers.list({ search: USERNAME, pageProperties });
  await owner.administrativeUsers.resetSecondFactor({ userId: data[0]?.id ?? '' });
  await owner.administrativeUsers.setSecondFactorRoles({ roleIds: ['ro_supervisor'] });
  await owner.administrativeUsers.setSecondFactorRoles({ roleIds: [] });
}

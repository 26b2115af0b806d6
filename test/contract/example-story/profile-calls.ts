import { SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import type { Story } from './story.ts';

// A one-pixel PNG.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The keys of the example in RFC 8291. */
const BROWSER = {
  endpoint: 'https://push.example/send/9mX2c0QeV7rT1uYb',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** The owner changes almost everything in Perfil. */
export async function makeProfileCalls({ owner: { profile }, signIn, codeSentTo }: Story): Promise<void> {
  await profile.getFundSource();
  const emailAddress = 'elena@tiendaluna.example';
  await profile.updateEmail({ emailAddress, password: SEED_PASSWORD });
  await profile.validateEmailChange({ verificationCode: await codeSentTo(emailAddress) });
  await profile.updatePhone({ countryCode: '502', phoneNumber: '55550101' });
  await profile.toggleBusinessSearch({ searchEnabled: true });
  await profile.setClosingCount({ required: true, reasonThreshold: 5 });
  await profile.setSummaryEmails({ daily: true, statement: true, refundRequests: true });
  await profile.getPush();
  const { device } = await profile.subscribePush({ ...BROWSER, leastAmount: 100 });
  await profile.updatePush({ id: device.id, showsText: true });
  await profile.unsubscribePush({ id: device.id });
  await profile.updateAvatar({ contentType: 'image/png', data: PIXEL });
  await signIn('tiendaluna');
  const { sessions } = await profile.listSessions();
  await profile.closeSession({ id: sessions.find(({ current }) => !current)?.id ?? '' });
  await signIn('tiendaluna');
  await profile.closeOtherSessions();
}

/** The cashier changes the password, signs out, and has forgotten the new one. */
export async function makeGoodbyeCalls({ visitor, cashier, codeSentTo }: Story): Promise<void> {
  await cashier.auth.changePassword({ currentPassword: 'Cobros#2026', newPassword: 'Quetzal*77' });
  await cashier.auth.signOut({ username: 'tiendaluna-centro-caja1' });
  const username = 'tiendaluna-centro-caja1';
  await visitor.passwordRecoveries.requestCode({ username });
  const verificationCode = await codeSentTo('caja1.centro@tiendaluna.example');
  await visitor.passwordRecoveries.recover({ username, verificationCode, password: 'Cobros#2026' });
}

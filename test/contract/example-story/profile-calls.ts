import { SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import type { Story } from './story.ts';

// A one-pixel PNG.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The owner changes almost everything in Perfil. */
export async function makeProfileCalls({ owner: { profile }, signIn, codeSentTo }: Story): Promise<void> {
  await profile.getFundSource();
  const emailAddress = 'elena@tiendaluna.example';
  await profile.updateEmail({ emailAddress, password: SEED_PASSWORD });
  await profile.validateEmailChange({ verificationCode: await codeSentTo(emailAddress) });
  await profile.updatePhone({ countryCode: '502', phoneNumber: '55550101' });
  await profile.toggleBusinessSearch({ searchEnabled: true });
  await profile.setClosingCount({ required: true, reasonThreshold: 5 });
  await profile.setSummaryEmails({ daily: true, statement: true });
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

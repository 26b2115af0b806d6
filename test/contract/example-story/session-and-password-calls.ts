import type { Story } from './story.ts';

export async function makeSessionAndPasswordCalls({ cashier }: Story): Promise<void> {
  await cashier.auth.renewSession();
}

export async function makeGoodbyeCalls({ visitor, cashier, codeSentTo }: Story): Promise<void> {
  await cashier.auth.changePassword({ currentPassword: 'Cobros#2026', newPassword: 'Quetzal*77' });
  await cashier.auth.signOut({ username: 'tiendaluna-centro-caja1' });
  const username = 'tiendaluna-centro-caja1';
  await visitor.passwordRecoveries.requestCode({ username });
  const verificationCode = await codeSentTo('caja1.centro@tiendaluna.example');
  await visitor.passwordRecoveries.recover({ username, verificationCode, password: 'Cobros#2026' });
}

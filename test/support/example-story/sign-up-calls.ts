import { fundSourceContent, signUpContent } from '../../fixtures/sign-up-content.ts';
import { pdf } from '../../fixtures/upload-files.ts';
import { idOf } from './id-of.ts';
import type { Story } from './story.ts';

/** Panadería Volcán asks to join. */
export async function makeSignUpCalls({ visitor: { signUp } }: Story): Promise<void> {
  await signUp.getCaptchaChallenge();
  const { states } = await signUp.listStates();
  const stateId = idOf('Guatemala', states);
  const { cities } = await signUp.listCities(stateId);
  const { banks } = await signUp.listBanks();
  const { username } = signUpContent();
  await signUp.checkUsername(username);
  const { fundSourceId } = await signUp.registerFundSource(fundSourceContent({ bankId: banks[0]?.id ?? '' }));
  const { document } = await signUp.uploadDocument('identity', new File([pdf()], 'dpi.pdf'));
  const cityId = idOf('Guatemala', cities);
  await signUp.create(signUpContent({ stateId, cityId, fundSourceId, documentIds: [document.id] }));
}

import { fundSourceContent, signUpContent } from '../../fixtures/sign-up-content.ts';
import { pdf } from '../../fixtures/upload-files.ts';
import { idByName } from './id-by-name.ts';
import type { Story } from './story.ts';

/** Panadería Volcán applies to join. */
export async function makeSignUpCalls({ visitor: { signUp } }: Story): Promise<void> {
  await signUp.getCaptchaChallenge();
  const { states } = await signUp.listStates();
  const stateId = idByName('Guatemala', states);
  const { cities } = await signUp.listCities(stateId);
  const { banks } = await signUp.listBanks();
  const { username } = signUpContent();
  await signUp.checkUsername(username);
  const { fundSourceId } = await signUp.registerFundSource(fundSourceContent({ bankId: banks[0]?.id ?? '' }));
  const { document } = await signUp.uploadDocument('identity', new File([pdf()], 'dpi.pdf'));
  const cityId = idByName('Guatemala', cities);
  await signUp.create(signUpContent({ stateId, cityId, fundSourceId, documentIds: [document.id] }));
}

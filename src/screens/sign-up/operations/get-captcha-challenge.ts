import { signUpApi } from '../../../api/sign-up-api.ts';

export const getCaptchaChallenge = () => signUpApi().getCaptchaChallenge();

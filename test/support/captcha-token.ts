import { solveAltcha } from '@cobros/sdk/altcha';
import { visitorClient } from './visitor-client.ts';

/** Gets a captcha token from a server, for calls without the SDK. */
export async function captchaToken(serve: (request: Request) => Promise<Response>): Promise<string> {
  const challenge = await visitorClient(serve).signUp.getCaptchaChallenge();
  if (!challenge.ok) throw new Error(`There is no challenge: ${challenge.failure.message}`);
  return solveAltcha(challenge.data);
}

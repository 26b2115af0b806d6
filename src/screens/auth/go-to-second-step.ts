import type { SecondFactorChallenge } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../domain/paths.ts';

/** The token is in the navigation state, which survives a reload. It serves for minutes, and only with a code. */
export function goToSecondStep({ token }: SecondFactorChallenge): void {
  navigate(paths.auth.secondStep, { state: { challengeToken: token } });
}

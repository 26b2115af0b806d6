import type { CaptchaChallenge, Result } from '@cobros/sdk';
import { scriptUrl } from '#api/trusted-script-url.ts';
import workerUrl from './altcha-worker.ts?worker';
import type { CaptchaProvider } from './captcha-tokens.ts';

const UNSOLVED: Result<string> = {
  ok: false,
  failure: {
    kind: 'unreadable',
    status: 200,
    title: 'Error',
    message: 'Ocurrió un error, intente nuevamente',
  },
};

/** Self-hosted proof of work: the server sets a challenge, which this device solves. */
export const altcha = (getChallenge: () => Promise<Result<CaptchaChallenge>>): CaptchaProvider => ({
  label: 'ALTCHA',
  async getToken() {
    const challenge = await getChallenge();
    return challenge.ok ? await solve(challenge.data) : challenge;
  },
});

function solve(challenge: CaptchaChallenge): Promise<Result<string>> {
  return new Promise((resolve) => {
    const worker = new Worker(scriptUrl(workerUrl));
    const end = (result: Result<string>) => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = ({ data }: MessageEvent<string>) => end({ ok: true, data });
    worker.onerror = () => end(UNSOLVED);
    worker.postMessage(challenge);
  });
}

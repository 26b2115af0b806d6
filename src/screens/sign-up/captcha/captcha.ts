import type { Failure, Result } from '@cobros/sdk';
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';

/** A way to show that a person is there. */
export interface CaptchaProvider {
  /** What it is called: "ALTCHA". */
  label: string;
  /** A token for one call. */
  getToken(): Promise<Result<string>>;
}

export type CaptchaState = 'checking' | 'checked' | 'failed';

export interface Captcha {
  label: string;
  state: ReadonlySignal<CaptchaState>;
  failure: ReadonlySignal<Failure | undefined>;
  /** Gets a token ahead, so that the next call doesn't wait for one. After a failure it tries again. */
  prepare(): void;
  /** A token that nobody else gets. */
  take(): Promise<Result<string>>;
  /** The server refused a token and then another one. */
  fail(failure: Failure): void;
}

/** Tokens grow old: the server's in minutes. */
const FRESH_MS = 60_000;

/** Keeps one token ahead of the calls, and tells how it stands. */
export function createCaptcha({ label, getToken }: CaptchaProvider, now = Date.now): Captcha {
  const state = signal<CaptchaState>('checking');
  const failure = signal<Failure | undefined>(undefined);
  let ahead: { token: Promise<Result<string>>; at: number } | undefined;
  let failures = 0;

  function setState(next: CaptchaState, why?: Failure): void {
    batch(() => {
      state.value = next;
      failure.value = why;
    });
  }

  function obtain(): Promise<Result<string>> {
    // Who was checked stays so while the next token comes.
    if (state.peek() === 'failed') setState('checking');
    const token = getToken();
    const failuresBefore = failures;
    void token.then((result) => {
      // That another token came says nothing against a refusal that was told meanwhile.
      if (failures !== failuresBefore) return;
      if (result.ok) return setState('checked');
      if (ahead?.token === token) ahead = undefined;
      setState('failed', result.failure);
    });
    return token;
  }

  function next() {
    if (!ahead || now() - ahead.at > FRESH_MS) ahead = { token: obtain(), at: now() };
    return ahead;
  }

  return {
    label,
    state,
    failure,
    prepare: () => void next(),
    async take() {
      const { token } = next();
      ahead = undefined;
      const result = await token;
      if (result.ok) next();
      return result;
    },
    fail(why) {
      failures += 1;
      ahead = undefined;
      setState('failed', why);
    },
  };
}

/** Makes a call again, once, when its token was refused: it may have grown old on the way. */
export async function callWithCaptcha<Data>(
  captcha: Captcha,
  call: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const result = await call();
  if (!hasCaptchaFailure(result)) return result;
  const again = await call();
  if (!again.ok && hasCaptchaFailure(again)) captcha.fail(again.failure);
  return again;
}

/** In a sign-up, which has no session, 403 speaks of the token alone. */
export const isCaptchaFailure = (failure: Failure) => failure.status === 403;

const hasCaptchaFailure = (result: Result<unknown>) => !result.ok && isCaptchaFailure(result.failure);

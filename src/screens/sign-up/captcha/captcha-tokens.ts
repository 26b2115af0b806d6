import type { Failure, Result } from '@cobros/sdk';
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';

/** A source of captcha tokens. */
export interface CaptchaProvider {
  /** Name shown to the user: "ALTCHA". */
  label: string;
  /** Returns a token for one call. */
  getToken(): Promise<Result<string>>;
}

type CaptchaState = 'checking' | 'checked' | 'failed';

export interface CaptchaTokens {
  label: string;
  state: ReadonlySignal<CaptchaState>;
  failure: ReadonlySignal<Failure | undefined>;
  /** Fetches a token in advance, so that the next call doesn't wait for one. Tries again after a failure. */
  prepare(): void;
  /** Returns a token and uses it up: no other call gets the same one. */
  take(): Promise<Result<string>>;
  /** Called when the server has rejected two tokens in a row. */
  fail(failure: Failure): void;
}

/** Shorter than the lifetime of the server's tokens, which expire after minutes. */
const FRESH_MS = 60_000;

/** Keeps one token ready for the next call, together with the state to show. */
export function createCaptchaTokens({ label, getToken }: CaptchaProvider, now = Date.now): CaptchaTokens {
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
    // A successful state stays while the next token loads.
    if (state.peek() === 'failed') setState('checking');
    const token = getToken();
    const failuresBefore = failures;
    void token.then((result) => {
      // A new token does not clear a failure that was reported in the meantime.
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

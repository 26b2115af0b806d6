import { READ_PATHS } from '../../generated/repeatable.ts';
import { retryAfter } from '../retry-after.ts';
import { discardBody } from './discard-body.ts';
import { pause } from './pause.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Makes each attempt. Defaults to the global `fetch`. */
  fetch?: Fetch | undefined;
  /** Total number of attempts, including the first. Defaults to 4. */
  attempts?: number | undefined;
  /**
   * The longest pause, in milliseconds. If a server asks for a longer one, the call is not repeated. Defaults to
   * 20,000.
   */
  maxPauseMs?: number | undefined;
}

const FIRST_PAUSE_MS = 500;
/** Too many requests, and temporary failures of a server or a proxy in front of it. */
const TRANSIENT = new Set([429, 500, 502, 503, 504]);

/**
 * A `fetch` for the client's option of that name: it repeats calls that are safe to repeat after no response, or after
 * 429, 500, 502, 503 or 504. Safe are calls that only read, and those with an `Idempotency-Key`: the
 * client gives one to each call that takes it. Calls with a captcha token are not repeated, because a token is
 * single-use. Between attempts it waits as long as `Retry-After` says, otherwise a random time up to 500 ms, 1 s, 2 s…
 * (full jitter). The call's `timeoutMs` covers all its attempts together.
 * @throws RangeError if `attempts` is less than 1, `maxPauseMs` negative, or one of them `NaN`
 */
export function retryingFetch(options: RetryOptions = {}): Fetch {
  const { attempts = 4, maxPauseMs = 20_000 } = options;
  // Written this way because `NaN < 1` is false too, and with NaN attempts it would never give up.
  if (!(attempts >= 1 && maxPauseMs >= 0))
    throw new RangeError(`attempts is ${attempts}, maxPauseMs is ${maxPauseMs}`);
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  return async (request) => {
    if (!isSafeToRepeat(request)) return fetch(request);
    for (let attempt = 1; ; attempt += 1) {
      const jitter = Math.random() * Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** (attempt - 1));
      const { response, error } = await attemptOnce(fetch, request.clone());
      const wait = (response && waitOf(response)) ?? jitter;
      const isLast = attempt >= attempts || wait > maxPauseMs || request.signal.aborted;
      if (response) {
        if (isLast || !TRANSIENT.has(response.status)) return response;
        discardBody(response);
      } else if (isLast) throw error;
      await pause(wait, request.signal);
    }
  };
}

interface Outcome {
  response?: Response;
  error?: unknown;
}

async function attemptOnce(fetch: Fetch, request: Request): Promise<Outcome> {
  try {
    return { response: await fetch(request) };
  } catch (error) {
    return { error };
  }
}

function waitOf(response: Response): number | undefined {
  const seconds = retryAfter(response.headers);
  return seconds === undefined ? undefined : seconds * 1000;
}

function isSafeToRepeat(request: Request): boolean {
  const { headers } = request;
  if (headers.has('captcha-token')) return false;
  return headers.has('Idempotency-Key') || matches(request, READ_PATHS);
}

/** The API may be below any path of its server. */
function matches({ url }: Request, paths: readonly string[]): boolean {
  const { pathname } = new URL(url);
  return paths.some((path) => pathname.endsWith(path));
}

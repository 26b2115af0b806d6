import { ApiError } from '#terms/errors/api-error.ts';

/** Limits for the number of streams that are open at the same time. */
export interface StreamLimits {
  /** Limit for one process; 0 turns streams off. */
  process: number;
  /** Limit for one network address, which all portals of a business may share. */
  address: number;
  /** Limit for one session: a browser needs one stream, but lost connections may not have ended yet. */
  session: number;
}

export const DEFAULT_LIMITS: StreamLimits = { process: 20_000, address: 1_000, session: 8 };

export type LimitName = keyof StreamLimits;

/** Identifies the opener of a stream. A call that did not come over the network has no address. */
interface Opener {
  tokenHash: string;
  address: string | null;
}

/**
 * Maximum seconds until the next attempt. The actual time is random between half of it and all of it, so that callers
 * rejected together do not retry together.
 */
const RETRY_SECONDS: Readonly<Record<LimitName, number>> = { process: 20, address: 60, session: 60 };

/** Counts the open streams and enforces the limits. */
export function createStreamCounts(limits: StreamLimits) {
  const bySession = new Map<string, number>();
  const byAddress = new Map<string, number>();
  let open = 0;
  const reached = ({ tokenHash, address }: Opener): LimitName | undefined => {
    if (open >= limits.process) return 'process';
    if ((bySession.get(tokenHash) ?? 0) >= limits.session) return 'session';
    return address !== null && (byAddress.get(address) ?? 0) >= limits.address ? 'address' : undefined;
  };
  const change = (by: 1 | -1, { tokenHash, address }: Opener) => {
    open += by;
    add(bySession, tokenHash, by);
    if (address !== null) add(byAddress, address, by);
  };
  return {
    reached,
    open: (opener: Opener) => change(1, opener),
    close: (opener: Opener) => change(-1, opener),
  };
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** 503: the limit has been reached. */
export function tooManyStreams(limit: LimitName, random = Math.random()): ApiError {
  const longest = RETRY_SECONDS[limit];
  return refused(Math.ceil((longest * (1 + random)) / 2));
}

/** 503: this process is shutting down; the next attempt reaches another one. */
export function isEnding(): ApiError {
  return refused(1);
}

function refused(retryAfterSeconds: number): ApiError {
  const message =
    'Los avisos de cambios no están disponibles en este momento, intenta de nuevo en unos segundos';
  return new ApiError(503, 'unavailable', 'Servicio', message, { retryAfterSeconds });
}

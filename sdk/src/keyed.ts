import type { RepeatableCallOptions } from './call-options.ts';
import { failed, type Result } from './result.ts';
import type { Transport } from './transport.ts';

/** A call that takes an `Idempotency-Key`: the caller's, or one that the client chooses. */
export function keyed<Content, Data>(transport: Transport, method: 'post' | 'put', path: string) {
  const call = transport[method]<Content, Data>(path);
  return async (content: Content, options: RepeatableCallOptions = {}): Promise<Result<Data>> => {
    const { makeKeyed } = transport.settings;
    if (!makeKeyed || options.idempotencyKey) return call(content, options);
    const send = (idempotencyKey: string) => call(content, { ...options, idempotencyKey } as typeof options);
    try {
      return await makeKeyed(path, content, send);
    } catch (cause) {
      return failed('misuse', { cause });
    }
  };
}

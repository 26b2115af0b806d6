import type { Result } from '@cobros/sdk';
import { apiOptions } from './api-options.ts';

/** The address that has answered as the API does. */
let rightAddress: string | undefined;

/** Says so if a call failed because `config.json` names a wrong address of the API. Otherwise the result stays as it is. */
export async function explained<Data>(result: Result<Data>): Promise<Result<Data>> {
  const { baseUrl } = apiOptions();
  if (result.ok) rightAddress = baseUrl;
  const isRight = () => rightAddress === baseUrl;
  // A right address may lack one thing, too.
  if (isRight() || result.ok || result.failure.code === 'not-found') return result;
  const code = await import('./explain-wrong-address.ts').catch(() => undefined);
  const failure = await code?.explainWrongAddress(result.failure);
  return isRight() || !failure ? result : { ok: false, failure };
}

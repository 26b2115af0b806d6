import type { SessionBusiness } from '@cobros/sdk';
import { config } from './config.ts';

/** URL of a business's picture. A path is relative to the API's server, which may be a different host. */
export function businessAvatarUrl({ avatar }: Pick<SessionBusiness, 'avatar'>): string | null {
  return avatar && new URL(avatar, new URL(config.peek().apiBaseUrl, location.href)).href;
}

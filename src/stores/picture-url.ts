import type { SessionBusiness } from '@cobros/sdk';
import { config } from './config.ts';

/** The address of a business's picture. One that begins with `/` is of the API's server, wherever that is. */
export function pictureUrl({ avatar }: Pick<SessionBusiness, 'avatar'>): string | null {
  return avatar && new URL(avatar, new URL(config.peek().apiBaseUrl, location.href)).href;
}

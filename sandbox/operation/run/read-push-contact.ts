import { PUSH_CONTACT } from '#out/push/push-delivery-queue.ts';
import { invalidVariable } from './environment-error.ts';

/** Push services demand an address at which they reach whoever sends. */
export function readPushContact(text = ''): string {
  if (text !== '' && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text))
    throw invalidVariable('PUSH_CONTACT', text, 'an address that starts with mailto: or https://');
  return text || PUSH_CONTACT;
}

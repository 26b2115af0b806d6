import { computed } from '@preact/signals-react';
import { dayIn } from '#domain/time-zone.ts';
import { serverNow } from './clock.ts';
import { currentUser } from './current-user.ts';

/** The current day in the business's time zone, by the server's clock; empty while signed out. */
export const today = computed(() => {
  const user = currentUser.value;
  return user ? dayIn(user.business.timeZone, serverNow.value) : '';
});

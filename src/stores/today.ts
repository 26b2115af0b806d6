import { computed } from '@preact/signals-react';
import { dayIn } from '../domain/time-zone.ts';
import { serverNow } from './clock.ts';
import { currentUser } from './session.ts';

/** The day it is where the business is, by the server's clock; empty as long as nobody is signed in. */
export const today = computed(() => {
  const user = currentUser.value;
  return user ? dayIn(user.business.timeZone, serverNow.value) : '';
});

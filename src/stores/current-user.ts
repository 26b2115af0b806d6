import { computed } from '@preact/signals-react';
import { session } from './session.ts';

export type CurrentUser = NonNullable<(typeof currentUser)['value']>;

export const currentUser = computed(() => {
  const data = session.value?.userData;
  return data ? { ...data.user, permissions: data.permissions, business: data.business } : null;
});

import { computed } from '@preact/signals-react';
import { session } from './session.ts';

export type CurrentUser = NonNullable<(typeof currentUser)['value']>;

export const currentUser = computed(() => {
  const data = session.value?.userData;
  if (!data) return null;
  const { user, permissions, business, capabilities, refundMode } = data;
  return {
    ...user,
    permissions,
    business,
    ...(capabilities && { capabilities }),
    ...(refundMode && { refundMode }),
  };
});

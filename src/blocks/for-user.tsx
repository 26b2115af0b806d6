import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType } from 'react';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';

/** The component with the signed-in user. It shows nothing once the session has ended, until the login page is there. */
export function forUser<Props extends { user: CurrentUser }>(Component: ComponentType<Props>) {
  return function ForUser(props: Omit<Props, 'user'>) {
    useSignals();
    const user = currentUser.value;
    return user && <Component {...(props as Props)} user={user} />;
  };
}

import { navigate } from 'wouter/use-browser-location';

/** Goes to a screen, unless the user is already there. */
export function goToScreen(path: string): void {
  if (location.pathname !== path) navigate(path);
}

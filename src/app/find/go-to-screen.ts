import { navigate } from 'wouter/use-browser-location';

/** Goes to a screen; stays where the person already is. */
export function goToScreen(path: string): void {
  if (location.pathname !== path) navigate(path);
}

import { navigate } from 'wouter/use-browser-location';

/** Goes to a screen; stays where the person already is. */
export function goToScreen(path: string): void {
  if (location.pathname !== path) navigate(path);
}

/** Options of a navigation to a list, whose search then has this text. */
export const seek = (text: string) => ({ state: { soughtText: text } });

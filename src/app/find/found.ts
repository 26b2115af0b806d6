import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Findable } from '../../domain/best-matches.ts';
import type { IconName } from '../../ui/icon.tsx';

/** Something that the search offers. */
export interface Found extends Findable {
  key: string;
  icon: IconName;
  detail?: string | undefined;
  amount?: string | undefined;
  status?: ReactNode;
  /** Called after the search has closed. */
  open: () => void;
}

/** Goes to a screen; stays where the person already is. */
export function goToScreen(path: string): void {
  if (location.pathname !== path) navigate(path);
}

/** Options of a navigation to a list, whose search then has this text. */
export const seek = (text: string) => ({ state: { soughtText: text } });

import type { ReactNode } from 'react';
import type { Findable } from '#domain/best-matches.ts';
import type { IconName } from '#ui/icon.tsx';

/** A result of the search over all screens. */
export interface Found extends Findable {
  key: string;
  icon: IconName;
  detail?: string | undefined;
  amount?: string | undefined;
  status?: ReactNode;
  /** Called after the search has closed, unless it stays open. */
  open: () => void;
  staysOpen?: boolean;
}

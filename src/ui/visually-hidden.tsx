import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);

import type { ReactNode } from 'react';
import * as css from './new-mark.css.ts';

/** "Nuevo", beside something that has just arrived. */
export const NewMark = ({ children }: { children: ReactNode }) => (
  <span className={css.mark}>{children}</span>
);

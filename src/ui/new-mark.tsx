import type { ReactNode } from 'react';
import * as css from './new-mark.css.ts';

/** Marks something that has just arrived: "Nuevo". */
export const NewMark = ({ children }: { children: ReactNode }) => (
  <span className={css.mark}>{children}</span>
);

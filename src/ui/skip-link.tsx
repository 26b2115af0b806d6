import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** The first stop of the Tab key on every page. Its target must be able to take the focus. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={skipLink} href={href}>
    {children}
  </a>
);

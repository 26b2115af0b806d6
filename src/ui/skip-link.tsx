import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** The first Tab stop of every page, which skips to the content. Its target must be focusable. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={skipLink} href={href}>
    {children}
  </a>
);

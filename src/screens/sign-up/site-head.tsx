import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { fingerTarget, onlyWide } from '#styles/layout.css.ts';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import * as css from './site-head.css.ts';

export const CONTENT_ID = 'contenido';

/** Header of the pages for businesses that are not customers yet. */
export const SiteHead = ({ children }: { children?: ReactNode }) => (
  <>
    <SkipLink href={`#${CONTENT_ID}`}>Saltar al contenido</SkipLink>
    <header className={css.head}>
      <Link href={paths.affiliations} className={fingerTarget}>
        <Logo width={104} />
      </Link>
      <Link href={paths.auth.login} className={classes(css.signIn, fingerTarget)}>
        Iniciar sesión
      </Link>
      {children && <div className={onlyWide}>{children}</div>}
    </header>
  </>
);

import { Link } from 'wouter';
import { fingerTarget } from '#styles/layout.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { Icon } from './icon.tsx';
import * as css from './page-head.css.ts';

type BreadcrumbProps = { parents: readonly { label: string; href: string }[]; current: string };

export const Breadcrumb = ({ parents, current }: BreadcrumbProps) => (
  <nav className={css.breadcrumb} aria-label="Ruta">
    {parents.map((parent) => (
      <span key={parent.href} className={css.breadcrumb}>
        <Link href={parent.href} className={fingerTarget}>
          {parent.label}
        </Link>
        <Icon name="right" size="xs" />
      </span>
    ))}
    <span aria-current="page" className={untranslated}>
      {current}
    </span>
  </nav>
);

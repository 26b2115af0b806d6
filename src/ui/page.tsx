import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pageTitle } from '../../styles/typography.css.ts';
import { Icon } from './icon.tsx';
import * as css from './page.css.ts';

type PageHeadProps = {
  title: string;
  /** Above the title: the parent page. */
  breadcrumb?: ReactNode;
  /** Right of the title. */
  children?: ReactNode;
  /** At the end of the line, the primary action last. */
  actions?: ReactNode;
};

export const PageHead = ({ title, breadcrumb, children, actions }: PageHeadProps) => (
  <>
    {breadcrumb}
    <div className={css.head}>
      <h1 className={pageTitle}>{title}</h1>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  </>
);

type BreadcrumbProps = { parents: readonly { label: string; href: string }[]; current: string };

export const Breadcrumb = ({ parents, current }: BreadcrumbProps) => (
  <nav className={css.breadcrumb} aria-label="Ruta">
    {parents.map((parent) => (
      <span key={parent.href} className={css.breadcrumb}>
        <Link href={parent.href}>{parent.label}</Link>
        <Icon name="right" size="xs" />
      </span>
    ))}
    <span aria-current="page">{current}</span>
  </nav>
);

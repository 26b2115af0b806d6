import type { ReactNode } from 'react';
import { pageTitle } from '#styles/typography.css.ts';
import * as css from './page-head.css.ts';

type PageHeadProps = {
  title: string;
  /** Link to the parent page, above the title. */
  breadcrumb?: ReactNode;
  /** Shown to the right of the title. */
  children?: ReactNode;
  /** Shown at the end of the line, with the primary action last. */
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

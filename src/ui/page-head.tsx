import type { ReactNode } from 'react';
import { pageTitle } from '../../styles/typography.css.ts';
import * as css from './page-head.css.ts';

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

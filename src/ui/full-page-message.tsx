import type { ReactNode } from 'react';
import * as type from '#styles/typography.css.ts';
import * as css from './full-page-message.css.ts';

type FullPageMessageProps = {
  logo?: ReactNode;
  heading: string;
  text: string;
  /** Possible actions, such as a link. */
  children?: ReactNode;
};

/** Replaces the whole page, for example when it is not found or the configuration is invalid. */
export const FullPageMessage = ({ logo, heading, text, children }: FullPageMessageProps) => (
  <div className={css.message}>
    {logo}
    <h1 className={type.heading}>{heading}</h1>
    <p className={type.subtitle}>{text}</p>
    {children && <div className={css.action}>{children}</div>}
  </div>
);

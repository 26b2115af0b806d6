import { type ReactNode, useId } from 'react';
import * as css from './card.css.ts';

type CardProps = {
  title?: string;
  /** In the header, after the title: a count, a button. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** Without padding of the body, for a table or list that reaches the edges. */
  flush?: boolean;
  children: ReactNode;
};

export function Card({ title, aside, foot, flush, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={title && id}>
      {(title || aside) && (
        <div className={css.head}>
          {title && (
            <h2 className={css.title} id={id}>
              {title}
            </h2>
          )}
          {aside}
        </div>
      )}
      {flush ? children : <div className={css.body}>{children}</div>}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
}

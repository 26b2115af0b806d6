import { type ReactNode, useId } from 'react';
import * as css from './card.css.ts';

type CardProps = {
  title?: string;
  /** Shown in the header after the title, such as a count or a button. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** Removes the body's padding, for a table or list that reaches the edges. */
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

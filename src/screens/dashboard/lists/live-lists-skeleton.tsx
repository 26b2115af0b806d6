import { title as titleClass } from '../../../ui/card.css.ts';
import { classes } from '../../../ui/classes.ts';
import { group } from '../../../ui/skeleton.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import * as css from './live-lists.css.ts';
import * as rowCss from './transaction-row.css.ts';

/** Widths of a name and of the line below it; each is shown twice. */
const SHAPES = [
  ['62%', '40%'],
  ['48%', '52%'],
  ['70%', '36%'],
] as const;

export const LiveListsSkeleton = () => (
  <div className={css.lists} role="status" aria-busy="true">
    <VisuallyHidden>Cargando</VisuallyHidden>
    <div className={css.columns}>
      <CardSkeleton title="Pendientes" />
      <CardSkeleton title="Pagados" hidden={css.notCurrent} />
    </div>
  </div>
);

const CardSkeleton = ({ title, hidden }: { title: string; hidden?: string }) => (
  <section className={classes(css.list, hidden)}>
    <div className={css.head}>
      <h2 className={titleClass}>{title}</h2>
    </div>
    <ul className={group}>
      {[1, 2].flatMap((half) =>
        SHAPES.map(([name, place]) => (
          <li key={`${half} ${name}`} className={rowCss.row}>
            <Skeleton width="2rem" height="2rem" />
            <div className={rowCss.shapes}>
              <Skeleton width={name} />
              <Skeleton width={place} height="0.625rem" />
            </div>
            <div className={rowCss.shapesAtEnd}>
              <Skeleton width="4.5rem" />
              <Skeleton width="3.25rem" height="0.625rem" />
            </div>
          </li>
        )),
      )}
    </ul>
  </section>
);

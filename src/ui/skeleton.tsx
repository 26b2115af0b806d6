import type { ReactNode } from 'react';
import * as css from './skeleton.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = { width: string; height?: string };

export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
);

/** Contains placeholder shapes while something loads, and announces to screen readers that it is loading. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div className={css.group} role="status">
    <VisuallyHidden>Cargando</VisuallyHidden>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import * as css from './list-cells.css.ts';

/** A name with tags such as Predeterminada or Titular. */
export const NameWithTags = ({ name, tags }: { name: ReactNode; tags: readonly string[] }) => (
  <span className={css.nameCell}>
    <span className={css.name}>{name}</span>
    {tags.map((tag) => (
      <Chip key={tag}>{tag}</Chip>
    ))}
  </span>
);

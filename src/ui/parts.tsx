import type { ReactNode } from 'react';
import { parts } from './parts.css.ts';

/** The texts that are there, with dots between them. Where they wrap to two lines, there is no dot. */
export const Parts = ({ of }: { of: readonly ReactNode[] }) => (
  <span className={parts}>
    {of.filter(Boolean).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
      <span key={index}>
        {index > 0 && ' · '}
        {part}
      </span>
    ))}
  </span>
);

import type { ReactNode } from 'react';
import * as css from './count.css.ts';

type CountProps = { tone?: keyof typeof css.tones; children: ReactNode };

export const Count = ({ tone = 'neutral', children }: CountProps) => (
  <span className={css.tones[tone]}>{children}</span>
);

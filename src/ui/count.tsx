import * as css from './count.css.ts';

type CountProps = { value: number; tone?: keyof typeof css.tones };

const NUMBER = new Intl.NumberFormat('es-GT');

export const Count = ({ value, tone = 'neutral' }: CountProps) => (
  <span className={css.tones[tone]}>{NUMBER.format(value)}</span>
);

import logo from './images/logo.svg';
import mark from './images/logo-mark.svg';
import logoOnDark from './images/logo-on-dark.svg';
import * as css from './logo.css.ts';

// Both width and height are set, so that nothing moves when the image loads.
const WIDTH_BY_HEIGHT = 3.7;
const NAME = 'cobros';

type LogoProps = { width?: number; onDark?: boolean };

export const Logo = ({ width = 112, onDark = false }: LogoProps) => (
  <img
    className={css.logo}
    src={onDark ? logoOnDark : logo}
    alt={NAME}
    width={width}
    height={Math.round(width / WIDTH_BY_HEIGHT)}
  />
);

export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <img className={css.logo} src={mark} alt={NAME} width={size} height={size} />
);

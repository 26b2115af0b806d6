import * as css from './main-layout.css.ts';
import { useOpenBalance } from './use-open-balance.ts';

export function TopBarBalance() {
  return (
    <p className={css.topBarBalance}>
      Pagos por liquidar
      <b className={css.topBarAmount}>{useOpenBalance()}</b>
    </p>
  );
}

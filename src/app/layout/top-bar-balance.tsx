import * as css from './top-bar.css.ts';
import { useOpenBalance } from './use-open-balance.ts';

export function TopBarBalance() {
  return (
    <p className={css.balance}>
      Pagos por liquidar
      <b className={css.amount}>{useOpenBalance()}</b>
    </p>
  );
}

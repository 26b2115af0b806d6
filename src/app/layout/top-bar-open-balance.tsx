import * as css from './narrow-top-bar.css.ts';
import { useOpenBalance } from './use-open-balance.ts';

export function TopBarOpenBalance() {
  return (
    <p className={css.balance}>
      Pagos por liquidar
      <b className={css.amount}>{useOpenBalance()}</b>
    </p>
  );
}

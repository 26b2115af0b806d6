import * as css from './narrow-top-bar.css.ts';
import { useOpenBalance } from './open-balance-operation.ts';

export function TopBarOpenBalance() {
  return (
    <p className={css.balance}>
      Pagos por liquidar
      <b className={css.amount}>{useOpenBalance()}</b>
    </p>
  );
}

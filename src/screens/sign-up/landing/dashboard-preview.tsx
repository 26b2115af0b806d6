import { displayAmount, muted, strong, untranslated } from '#styles/typography.css.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LiveDot } from '#ui/live-dot.tsx';
import * as css from './dashboard-preview.css.ts';

const PAYMENTS: readonly { icon: IconName; name: string; cashier: string; amount: string; time: string }[] = [
  { icon: 'charge', name: 'Gabriela Méndez Ruiz', cashier: 'Caja 2', amount: 'Q312.00', time: '10:42:51' },
  { icon: 'send', name: 'Óscar Rolando Tzul', cashier: 'Caja 1', amount: 'Q58.25', time: '10:38:20' },
  { icon: 'qr', name: 'Brenda Xiomara Ajú', cashier: 'Caja 2', amount: 'Q1,045.00', time: '10:31:44' },
];

/** A picture of the dashboard, made from its own components and hidden from screen readers. */
export const DashboardPreview = () => (
  <div className={css.preview} aria-hidden="true">
    <div className={css.day}>
      <div className={css.dayHead}>
        <p className={strong}>Zona 10</p>
        <p className={css.live}>
          <LiveDot state="live" />
          En vivo
        </p>
      </div>
      <p className={`${displayAmount} ${css.total}`}>Q3,184.25</p>
      <p className={muted}>9 pagos recibidos hoy</p>
      <span className={`${buttonClass()} ${css.charge}`}>
        <Icon name="charge" size="sm" />
        Cobrar
      </span>
    </div>
    <ul className={css.payments}>
      {PAYMENTS.map(({ icon, name, cashier, amount, time }, index) => (
        <li key={name} className={index === 0 ? css.newPayment : css.payment}>
          <span className={css.origin}>
            <Icon name={icon} />
          </span>
          <div className={css.who}>
            <p className={css.name}>{name}</p>
            <p className={css.small}>{cashier}</p>
          </div>
          <div className={css.sum}>
            <b className={untranslated}>{amount}</b>
            <span className={css.small}>{time}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

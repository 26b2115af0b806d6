import type { Schemas } from '@cobros/sdk';
import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { can, type Person } from '#domain/permissions.ts';
import { withFullStop } from '#domain/with-full-stop.ts';
import { figures } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { closingHref } from '../closing-links.ts';
import type { Deposit } from './deposit-texts.ts';

/** Two lines on phones, above the list, while a returned deposit has not been sent again. */
export const ReturnedDepositLine = ({ returned }: { returned: Schemas['ReturnedDeposit'] | undefined }) =>
  returned ? (
    <Alert tone="error" icon="undo">
      <b>El banco devolvió {returned.deposit.formattedAmount}</b>{' '}
      <span className={figures}>({returned.deposit.reference})</span>
      {againText(returned.deposit)}. <Link href={closingHref(returned.closing.id)}>Ver por qué</Link>
    </Alert>
  ) : null;

const againText = ({ formattedRetryDay }: Deposit): string =>
  formattedRetryDay ? `: se vuelve a enviar el ${formattedRetryDay}` : '. Revisa la cuenta';

/** Explains why the bank returned the deposit of a closing, and the next step; renders nothing for other deposits. */
export function ReturnedDepositAlert({ deposit, person }: { deposit: Deposit | undefined; person: Person }) {
  if (!deposit || deposit.returnDate === null) return null;
  const { returnReason, formattedAmount, formattedRetryDay } = deposit;
  return (
    <Alert tone="error" icon="undo">
      <b>{withFullStop(`El banco devolvió este depósito${returnReason ? `: ${returnReason}` : ''}`)}</b>
      <br />
      Revisa la cuenta{can(person, SEES_ACCOUNT) ? <AccountLink /> : null}. Los {formattedAmount} se vuelven a
      enviar{formattedRetryDay && ` el ${formattedRetryDay}`}; tu saldo ya los cuenta de nuevo como por
      depositar.
    </Alert>
  );
}

const SEES_ACCOUNT = { role: 'admin', all: ['profile_view'] } as const;

const AccountLink = () => (
  <>
    {' '}
    en <Link href={paths.profile}>Perfil</Link>
  </>
);

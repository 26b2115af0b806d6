import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { currentUser } from '#stores/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { payerName } from '../payer.ts';
import { receivedMoment } from '../received-moment.ts';
import { requestOutcomeMessage } from '../request-outcome-message.ts';
import { hasReceipt, mayCharge } from '../transaction-actions.ts';
import {
  authorizationFact,
  cashierFact,
  noteFact,
  referenceFact,
  usernameFact,
} from '../transaction-facts.ts';
import { openCharge, openNewRequest, transactionModal } from '../transaction-modal.ts';
import * as css from './waiting-dialog.css.ts';

interface Told {
  /** Said before the amount. */
  charge: string;
  request: string;
  icon: IconName;
  tone: keyof typeof css.outcomes;
}

const OUTCOMES: Record<string, Told> = {
  completed: { charge: 'Pagado', request: 'Pagado', icon: 'check', tone: 'paid' },
  refunded: { charge: 'Reembolsado', request: 'Reembolsado', icon: 'undo', tone: 'over' },
  rejected: { charge: 'Rechazado', request: 'Rechazada', icon: 'close', tone: 'rejected' },
  expired: { charge: 'Expiró sin pago', request: 'Expiró sin respuesta', icon: 'hourglass', tone: 'over' },
  canceled: { charge: 'Cancelado', request: 'Cancelada', icon: 'slash', tone: 'over' },
};

/** How the wait ended, in the place where it was waited for. It stays until the user leaves or begins the next one. */
export function WaitingOutcome({ transaction }: { transaction: Transaction }) {
  useSignals();
  const { status, origin, formattedAmount } = transaction;
  const { icon, tone, ...words } = OUTCOMES[status] as Told;
  const [, , time = ''] = receivedMoment(transaction) ?? [];
  const next = useNext();
  return (
    <Dialog
      title={`${words[origin === 'charge' ? 'charge' : 'request']} ${formattedAmount}`}
      className={css.outcomes[tone]}
      subtitle={payerName(transaction)}
      onClose={transactionModal.close}
      foot={
        <>
          <Button
            key="next"
            variant="outline"
            size="full"
            icon={next.icon}
            shortcut={next.key}
            onClick={next.open}
          >
            {next.label}
          </Button>
          {hasReceipt(transaction) && (
            <Button
              variant="outline"
              size="full"
              icon="printer"
              onClick={() => transactionModal.open({ step: 'receipt', transaction })}
            >
              Comprobante
            </Button>
          )}
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">{requestOutcomeMessage(transaction)?.text}</span>
      </VisuallyHidden>
      <div className={css.columns}>
        <div className={css.mark} aria-hidden="true">
          <span>
            <Icon name={icon} size="xl" />
          </span>
        </div>
        <Facts
          items={[
            ['Hora', time || (transaction.formattedResolutionTime ?? '')],
            authorizationFact(transaction),
            usernameFact(transaction),
            cashierFact(transaction),
            referenceFact(transaction),
            noteFact(transaction),
          ]}
        />
      </div>
    </Dialog>
  );
}

/** Begins the next one, by the key that begins it everywhere. */
function useNext() {
  const user = currentUser.value;
  const next =
    user && mayCharge(user)
      ? ({ label: 'Nuevo cobro', icon: 'charge', key: 'F9', open: openCharge } as const)
      : ({ label: 'Nueva solicitud', icon: 'send', key: 'F2', open: openNewRequest } as const);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== next.key || event.repeat) return;
      event.preventDefault();
      next.open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [next]);
  return next;
}

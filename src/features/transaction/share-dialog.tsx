import { useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { linkSubject } from '#domain/link-message.ts';
import { currentUser } from '#stores/current-user.ts';
import { row, stack } from '#styles/layout.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { hasSheet, messageOf, openSheet } from './share-link.ts';
import { markSent } from './share-operations.ts';
import { openWaiting, type StepOf, transactionModal } from './transaction-modal.ts';

const AS_SENT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Sends a link by WhatsApp or e-mail, and one reminder of a link that was sent before. */
export function ShareDialog({ transaction, from }: StepOf<'share'>) {
  const { run, failure } = useCall();
  const mayRemind = Boolean(transaction.linkSentDate) && !transaction.reminderSentDate;
  const [reminder, setReminder] = useState(mayRemind);
  const text = messageOf(transaction, reminder);
  const subject = linkSubject(transaction, currentUser.peek()?.business.name ?? '');
  // Mail programs expect this end of a line.
  const body = text.replaceAll('\n', '\r\n');
  const mark = () => void run(() => markSent(transaction, reminder));
  const leave = () => (from ? openWaiting(transaction) : transactionModal.close());
  return (
    <Dialog
      title="Compartir"
      onClose={leave}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button variant="text" size="full" onClick={leave}>
          Listo
        </Button>
      }
    >
      {mayRemind && <Checkbox label="Es un recordatorio" value={reminder} onChange={setReminder} />}
      <p style={AS_SENT}>{text}</p>
      <div className={stack[3]}>
        {hasSheet() && (
          <Button
            size="full"
            icon="share"
            onClick={async () => (await openSheet(transaction, reminder)) === 'sent' && mark()}
          >
            Elegir aplicación
          </Button>
        )}
        <Way
          icon="send"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          variant={hasSheet() ? 'outline' : 'primary'}
          onFollow={mark}
        >
          WhatsApp
        </Way>
        <Way
          icon="mail"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          variant="outline"
          onFollow={mark}
        >
          Correo
        </Way>
        <CopyButton text={text}>Copiar mensaje</CopyButton>
      </div>
    </Dialog>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  variant: 'primary' | 'outline';
  onFollow: () => void;
  children: string;
}

/** A link to another program, which opens beside the portal. */
const Way = ({ icon, href, variant, onFollow, children }: WayProps) => (
  <a
    className={buttonClass(variant, 'full')}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onFollow}
  >
    <span className={row[2]}>
      <Icon name={icon} size="sm" />
      {children}
    </span>
  </a>
);

import { api, type SignUp } from './api.ts';
import { byId, element, setText } from './dom.ts';
import { dateTime } from './format-time.ts';
import { messageOf, runAction } from './run-action.ts';

const KIND: Record<string, string> = {
  identity: 'DPI',
  tax_registration: 'RTU',
  commercial_license: 'Patente',
  bank_statement: 'Estado de cuenta',
};

/** The sign-ups that wait for a decision. `onChange` refreshes the rest of the page. */
export function startSignUps(onChange: () => Promise<void>): { show: (signUps: SignUp[]) => void } {
  const askReason = startRejectDialog(onChange);
  let shown = '';
  return {
    show(signUps) {
      const waiting = signUps.filter(({ status }) => status === 'pending').length;
      setText(byId('sign-up-count', HTMLElement), String(waiting));
      const state = JSON.stringify(signUps);
      if (state === shown) return;
      shown = state;
      const cards = signUps.map((signUp) => card(signUp, actionsOf(signUp, askReason, onChange)));
      const none = element('p', {}, 'Ningún negocio pidió afiliarse todavía.');
      const place = byId('sign-ups', HTMLElement);
      const focused = place.querySelector('article:focus-within')?.id;
      place.replaceChildren(...(cards.length > 0 ? cards : [none]));
      // The focused button may have been removed, but its card still exists.
      if (focused) document.getElementById(focused)?.focus();
    },
  };
}

function card(signUp: SignUp, actions: HTMLElement): HTMLElement {
  const { account } = signUp;
  const facts: [string, (Node | string)[]][] = [
    ['Usuario', [`@${signUp.username}`]],
    ['NIT', [signUp.taxId]],
    ['Contacto', [`${signUp.contactName} · ${signUp.emailAddress} · +${signUp.phoneNumber}`]],
    ['Dirección', [`${signUp.address}, ${signUp.city}, ${signUp.state}`]],
    ['Cuenta', [account ? `${account.bankName} · ${account.number} · ${account.holder}` : '-']],
    ['Documentos', signUp.documents.length > 0 ? documentLinks(signUp) : ['-']],
    ['Enviada', [dateTime(new Date(signUp.date))]],
  ];
  const list = facts.flatMap(([name, content]) => [element('dt', {}, name), element('dd', {}, ...content)]);
  return element(
    'article',
    {
      id: signUp.id,
      className: 'cashier sign-up',
      tabIndex: -1,
      ariaLabel: `Afiliación de ${signUp.businessName}`,
    },
    element('h3', {}, signUp.businessName),
    element('dl', {}, ...list),
    actions,
  );
}

function documentLinks({ id, documents }: SignUp): HTMLElement[] {
  return documents.map((document) => {
    const href = `/sandbox/v1/sign-ups/${id}/documents/${document.id}`;
    const size = `${Math.max(1, Math.round(document.size / 1024)).toLocaleString('en')} kB`;
    const text = `${KIND[document.kind] ?? document.kind}: ${document.name} (${size})`;
    return element('a', { href, download: document.name, className: 'document' }, text);
  });
}

function actionsOf(
  signUp: SignUp,
  askReason: (signUp: SignUp, businessId: string) => void,
  onChange: () => Promise<void>,
): HTMLElement {
  const { status, businessId, businessName, reason } = signUp;
  if (status === 'approved') return element('p', { className: 'good' }, 'Aprobada');
  if (status === 'rejected' || !businessId) {
    return element('p', { className: 'bad' }, `Rechazada: ${reason}`);
  }
  const approve = element('button', { type: 'button', className: 'small' }, 'Aprobar');
  approve.addEventListener('click', () =>
    runAction(approve, async () => {
      await api.approve(businessId);
      await onChange();
      return `${businessName} ya puede entrar al portal. Se le avisó por correo`;
    }),
  );
  const reject = element('button', { type: 'button', className: 'small danger' }, 'Rechazar');
  reject.addEventListener('click', () => askReason(signUp, businessId));
  return element('div', { className: 'clock' }, approve, reject);
}

/**
 * Asks for the reason, then rejects the sign-up. After a failure the dialog stays open, shows the message and keeps the typed
 * text.
 */
function startRejectDialog(onChange: () => Promise<void>) {
  const dialog = byId('reject-dialog', HTMLDialogElement);
  const reason = byId('reject-reason', HTMLTextAreaElement);
  const send = byId('reject-send', HTMLButtonElement);
  const alert = byId('reject-alert', HTMLElement);
  let of: { businessId: string; businessName: string } | undefined;
  byId('reject-back', HTMLButtonElement).addEventListener('click', () => dialog.close());
  byId('reject-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const subject = of;
    if (!subject) return;
    void runAction(send, async () => {
      try {
        await api.reject(subject.businessId, reason.value);
      } catch (cause) {
        setText(alert, messageOf(cause));
        return '';
      }
      dialog.close();
      await onChange();
      return `La afiliación de ${subject.businessName} se rechazó. Se le avisó por correo`;
    });
  });
  return ({ businessName }: SignUp, businessId: string) => {
    of = { businessId, businessName };
    setText(byId('reject-of', HTMLElement), businessName);
    reason.value = '';
    setText(alert, '');
    dialog.showModal();
  };
}

import type { Delivery, Email } from './api.ts';
import { byId, element, setText } from './dom.ts';
import { time } from './format-time.ts';

/** Shows a list as a table, which is rebuilt only if the list differs, so that it keeps the focus. */
function table<Row>(
  placeId: string,
  { heads, cells, none }: { heads: string[]; cells: (row: Row) => (Node | string)[]; none: string },
): (rows: readonly Row[]) => void {
  let shown = '';
  return (rows) => {
    const state = JSON.stringify(rows);
    if (state === shown) return;
    shown = state;
    const place = byId(placeId, HTMLElement);
    if (rows.length === 0) return place.replaceChildren(element('p', {}, none));
    const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)));
    const body = rows.map((row) => element('tr', {}, ...cells(row).map((cell) => element('td', {}, cell))));
    place.replaceChildren(element('table', {}, element('thead', {}, head), element('tbody', {}, ...body)));
  };
}

export const showEmails = table<Email>('emails', {
  heads: ['Hora', 'Para', 'Asunto', 'Código'],
  cells: (email) => [time(new Date(email.date)), email.to, subjectButton(email), email.code ?? '-'],
  none: 'Todavía no se envió ningún correo.',
});

export const showDeliveries = table<Delivery>('deliveries', {
  heads: ['Hora', 'Suceso', 'De', 'Versión', 'Destino', 'Respuesta', 'Intentos'],
  cells: (delivery) => [
    time(new Date(delivery.date)),
    delivery.event,
    delivery.owner,
    delivery.version,
    delivery.url,
    element('span', { className: delivery.delivered ? 'good' : 'bad' }, delivery.outcome),
    String(delivery.attempts),
  ],
  none: 'Todavía no se envió ningún webhook.',
});

function subjectButton(email: Email): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'link' }, email.subject);
  button.addEventListener('click', () => {
    setText(byId('email-subject', HTMLElement), email.subject);
    setText(byId('email-to', HTMLElement), `Para ${email.to}`);
    setText(byId('email-body', HTMLElement), email.body);
    byId('email-links', HTMLElement).replaceChildren(...linksOf(email));
    byId('email-dialog', HTMLDialogElement).showModal();
  });
  return button;
}

/** Links to the e-mail as a page and to its attachment. */
function linksOf({ id, hasPage, attachmentName }: Email): (Node | string)[] {
  const link = (part: string, text: string) =>
    element('a', { href: `/sandbox/v1/outbox/${id}/${part}`, target: '_blank' }, text);
  return [
    ...(hasPage ? [link('page', 'Ver como página')] : []),
    ...(hasPage && attachmentName ? [' · '] : []),
    ...(attachmentName ? [link('attachment', attachmentName)] : []),
  ];
}

import type { AppUserTransaction } from './api.ts';
import { worldNow } from './clock-panel.ts';
import { element, setText } from './dom.ts';
import { remaining } from './format-time.ts';

export type Answer = 'accept' | 'reject';

interface Card {
  node: HTMLElement;
  tick: () => void;
}

/**
 * The requests that wait for an answer. A card's element stays the same while its request is listed, so that it keeps the focus.
 */
export function createRequestList(onAnswer: (request: AppUserTransaction, answer: Answer) => Promise<void>) {
  const list = element('div', { className: 'phone-form' });
  let cards = new Map<string, Card>();

  return {
    node: list,
    show(requests: readonly AppUserTransaction[]): void {
      const kept = new Map<string, Card>();
      for (const request of requests) {
        const card = cards.get(request.transactionId) ?? createCard(request, onAnswer);
        if (!card.node.isConnected) list.append(card.node);
        kept.set(request.transactionId, card);
      }
      for (const [id, card] of cards) if (!kept.has(id)) card.node.remove();
      cards = kept;
    },
    tick(): void {
      for (const card of cards.values()) card.tick();
    },
  };
}

function createCard(
  request: AppUserTransaction,
  onAnswer: (request: AppUserTransaction, answer: Answer) => Promise<void>,
): Card {
  const left = element('span', { className: 'number' });
  const accept = element('button', { type: 'button', className: 'key first' }, 'Aceptar');
  const reject = element('button', { type: 'button', className: 'key' }, 'Rechazar');
  const answer = async (given: Answer) => {
    accept.disabled = reject.disabled = true;
    await onAnswer(request, given);
    accept.disabled = reject.disabled = false;
  };
  accept.addEventListener('click', () => answer('accept'));
  reject.addEventListener('click', () => answer('reject'));

  const place = [request.branchName, request.cashierName].filter(Boolean).join(' · ');
  const node = element(
    'article',
    { className: 'request' },
    element('p', {}, request.businessName, element('br'), place),
    element('strong', { className: 'number' }, request.formattedAmount),
    element('p', {}, ...(request.note ? [request.note, element('br')] : []), referenceOf(request), left),
    accept,
    reject,
  );
  node.setAttribute('aria-label', `Solicitud de ${request.businessName}, ${request.formattedAmount}`);
  const tick = () => {
    if (!request.expirationDate) return;
    const milliseconds = new Date(request.expirationDate).getTime() - worldNow().getTime();
    setText(left, milliseconds > 0 ? `quedan ${remaining(milliseconds)}` : 'expiró');
  };
  tick();
  return { node, tick };
}

function referenceOf({ reference }: AppUserTransaction): string {
  return reference ? `Ref. ${reference} · ` : '';
}

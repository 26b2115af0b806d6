import type { AppUserTransaction } from './api.ts';
import { byId, setText } from './dom.ts';

/** Announces to screen readers the requests that arrived since the phone was last shown. */
export function createRequestAnnouncer(): (person: string, requests: readonly AppUserTransaction[]) => void {
  let known: { person: string; ids: Set<string> } | undefined;
  return (person, requests) => {
    const before = known?.person === person ? known.ids : undefined;
    known = { person, ids: new Set(requests.map(({ transactionId }) => transactionId)) };
    const arrived = requests.filter(({ transactionId }) => before && !before.has(transactionId));
    if (arrived.length === 0) return;
    const texts = arrived.map(({ businessName, formattedAmount }) => `${businessName}, ${formattedAmount}`);
    setText(byId('arrivals', HTMLElement), `Nueva solicitud: ${texts.join('; ')}`);
  };
}

/** The prefixes of the ids that a field takes; with several prefixes it takes any of these ids. */
const PREFIXES: Record<string, readonly string[]> = {
  transactionId: ['tx'],
  paymentId: ['tx'],
  requestId: ['rr'],
  closingId: ['cl'],
  depositIds: ['dp'],
  deliveryId: ['wd'],
  downloadId: ['dl'],
  sessionId: ['se'],
  fundSourceId: ['fs'],
  documentIds: ['do'],
  businessId: ['bu'],
  branchId: ['br'],
  businessBranchId: ['br'],
  businessUserId: ['us'],
  businessUserChildren: ['us'],
  userId: ['us'],
  userIds: ['us'],
  ownerId: ['us', 'br', 'bu'],
  id: ['br', 'us'],
};

/** Values that belong to no business. */
const SHARED: Record<string, readonly string[]> = {
  friUserId: ['au_maria', 'au_jose'],
  roleId: ['ro_administrador', 'ro_supervisor', 'ro_contabilidad'],
  roleIds: ['ro_administrador', 'ro_supervisor', 'ro_contabilidad'],
  stateId: ['gt-01', 'gt-03'],
  cityId: ['gt-01-01', 'gt-01-08', 'gt-03-01'],
  regionId: ['gt-01-01-z10', 'gt-01-01-z2', 'gt-03-01-z1'],
  bankId: ['bk_ceiba', 'bk_lago'],
  notificationMethodId: ['1', '2', '3', '4'],
  webhookAPIKeyHeaderId: ['1', '2'],
};

export const isPool = (field: string): boolean => field in PREFIXES || field in SHARED;

/**
 * Placeholder in a request for an id of the caller's business or of another one, which is known only when the request is sent.
 */
export const placeholder = (owner: 'own' | 'foreign', field: string, pick: number): string =>
  `@${owner}:${field}:${pick}@`;

const PLACEHOLDER = /@(own|foreign):(\w*):(\d+)@/g;
/** Prefixes of ids that only their business may see. */
const OWNED_PREFIXES = [
  'rr',
  'tx',
  'us',
  'br',
  'cl',
  'dl',
  'do',
  'dp',
  'fs',
  'pd',
  'pr',
  'rf',
  'se',
  'su',
  'wd',
  'ev',
  'bu',
];
// An id with one of these prefixes, or the address of a payment code.
const OWNED = new RegExp(`^(${OWNED_PREFIXES.join('|')})_\\w+$|/api/pay/\\w+$`);

export const isOwned = (text: string): boolean => OWNED.test(text);

export type OwnedIds = ReturnType<typeof createOwnedIds>;

export function createOwnedIds() {
  const owners = new Map<string, string>();
  const pools = new Map<string, string[]>();
  /** Remembers that an id belongs to a business. */
  const add = (business: string, id: string) => {
    if (owners.has(id)) return;
    owners.set(id, business);
    const key = `${business} ${id.split('_')[0]}`;
    pools.set(key, [...(pools.get(key) ?? []), id]);
  };
  const businesses = () => new Set(owners.values());

  return {
    add,
    /** Replaces the placeholders in a text. */
    fill: (business: string, text: string) =>
      text.replace(PLACEHOLDER, (_all, owner: string, field: string, pick: string) => {
        const of = owner === 'own' ? [business] : [...businesses()].filter((other) => other !== business);
        const prefixes = PREFIXES[field] ?? ['tx', 'us', 'br', 'cl'];
        const owned = of.flatMap((one) => prefixes.flatMap((prefix) => pools.get(`${one} ${prefix}`) ?? []));
        const all = SHARED[field] ?? owned;
        // Counts from the newest, because the objects of the last few calls are still in a state that allows some action.
        return all.at(-1 - (Number(pick) % (all.length || 1))) ?? 'tx_UNKNOWN';
      }),
    /**
     * Returns the ids of another business in a response. New ids belong to the caller.
     * @param sent what the caller sent, which the response may repeat
     */
    foreignIn(business: string, content: unknown, sent: string) {
      const foreign: string[] = [];
      eachText(content, (text) => {
        if (!isOwned(text)) return;
        const owner = owners.get(text);
        if (owner === undefined) add(business, text);
        else if (owner !== business && !sent.includes(text)) foreign.push(text);
      });
      return foreign;
    },
  };
}

function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) eachText(part, visit);
}

import type { DocumentKind, UploadedDocument } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { deviceStorage } from '#stores/browser-storage.ts';
import { isText } from '#stores/stored-list.ts';
import { storedValue } from '#stores/stored-value.ts';
import {
  type BankForm,
  type BusinessForm,
  EMPTY_BANK,
  EMPTY_BUSINESS,
  EMPTY_LOCATION,
  type LocationForm,
} from './sign-up-forms.ts';

const HOUR = 3_600_000;
/** The server deletes documents and accounts 24 hours after their upload unless a sign-up has used them. */
const KEPT_BY_SERVER_MS = 23 * HOUR;
/** Limits how long an account number is kept on a device. */
const KEPT_MS = 7 * 24 * HOUR;

/** An uploaded document; `at` is when it arrived, in milliseconds by this device's clock. */
export type ReceivedDocument = Pick<UploadedDocument, 'id' | 'name' | 'size'> & { at: number };

interface RegisteredAccount {
  id: string;
  /** The registered content, which is compared to detect a change. */
  content: string;
  at: number;
}

/** Everything the user has typed and sent so far, except passwords. */
export interface SignUpDraft {
  business: BusinessForm;
  location: LocationForm;
  bank: BankForm;
  account: RegisteredAccount | null;
  documents: Partial<Record<DocumentKind, ReceivedDocument>>;
  username: string;
}

const EMPTY: SignUpDraft = {
  business: EMPTY_BUSINESS,
  location: EMPTY_LOCATION,
  bank: EMPTY_BANK,
  account: null,
  documents: {},
  username: '',
};

const kept = storedValue<Partial<Record<keyof SignUpDraft | 'at', unknown>>>(
  deviceStorage,
  'cobros.sign-up',
  ({ at }) => at,
);
const current = signal<SignUpDraft>(EMPTY);

export const draft = computed(() => current.value);
export const hasDraft = computed(() => current.value !== EMPTY);

/** Restores the stored draft, which another tab may have changed. */
export function restoreDraft(now = Date.now()): void {
  current.value = read(now) ?? EMPTY;
}

export function changeDraft(part: Partial<SignUpDraft>, now = Date.now()): void {
  const before = current.peek();
  // Opening a step without typing anything does not create a draft.
  if (Object.entries(part).every(([name, value]) => before[name as keyof SignUpDraft] === value)) return;
  // Another tab may have changed another step of the same draft.
  current.value = { ...(read(now) ?? before), ...part };
  kept.write({ ...current.peek(), at: now });
}

export function keepDocument(kind: DocumentKind, document: ReceivedDocument | undefined): void {
  const { [kind]: _before, ...others } = current.peek().documents;
  changeDraft({ documents: document ? { ...others, [kind]: document } : others });
}

export function forgetDraft(): void {
  kept.remove();
  current.value = EMPTY;
}

function read(now: number): SignUpDraft | undefined {
  const stored = kept.read();
  if (!stored || !isRecent(stored.at, now, KEPT_MS)) return undefined;
  return {
    business: texts(EMPTY_BUSINESS, stored.business),
    location: texts(EMPTY_LOCATION, stored.location),
    bank: texts(EMPTY_BANK, stored.bank),
    account: stillOnServer<RegisteredAccount>(stored.account, now) ?? null,
    documents: storedDocuments(stored.documents, now),
    username: isText(stored.username) ? stored.username : '',
  };
}

/** Reads the text fields of a form; other stored fields are ignored. */
function texts<Form extends Record<string, string>>(empty: Form, stored: unknown): Form {
  const kept = (stored ?? {}) as Record<string, unknown>;
  const entries = Object.keys(empty).map((name) => [name, typeof kept[name] === 'string' ? kept[name] : '']);
  return Object.fromEntries(entries) as Form;
}

function storedDocuments(stored: unknown, now: number): SignUpDraft['documents'] {
  const kept = Object.entries((stored ?? {}) as Record<string, unknown>).filter(([, one]) => {
    const { name, size } = stillOnServer<ReceivedDocument>(one, now) ?? {};
    return typeof name === 'string' && typeof size === 'number';
  });
  return Object.fromEntries(kept);
}

function stillOnServer<Stored extends { id: string; at: number }>(
  stored: unknown,
  now: number,
): Stored | undefined {
  const kept = stored as Stored | null | undefined;
  const usable = typeof kept?.id === 'string' && isRecent(kept.at, now, KEPT_BY_SERVER_MS);
  return usable ? kept : undefined;
}

const isRecent = (at: unknown, now: number, limit: number) =>
  typeof at === 'number' && at <= now && now - at < limit;

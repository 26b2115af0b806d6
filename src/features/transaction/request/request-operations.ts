import type { Failure, FriUser, Result, Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { enums, type Infer, object, refine, string } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { amount } from '../../../domain/amount-validation.ts';
import { cleanLine } from '../../../domain/clean-text.ts';
import { optionalReference, REQUIRED } from '../../../domain/form-rules.ts';
import { LONGEST, lengthOf } from '../../../domain/maximum-lengths.ts';
import { parseAppUserSearch } from '../../../domain/parse-app-user-search.ts';
import { centsOfAmount } from '../../../domain/typed-amount.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { config } from '../../../stores/config.ts';
import { invalidate } from '../../../stores/resource.ts';

export const TIMERS = [
  { value: '300', label: '5 minutos' },
  { value: '900', label: '15 minutos' },
  { value: '3600', label: '1 hora' },
  { value: '86400', label: '24 horas' },
] as const;

const note = () =>
  refine(
    string(),
    'note',
    (value) => lengthOf(cleanLine(value)) <= LONGEST.note || `La nota admite ${LONGEST.note} caracteres`,
  );

export const sendRequestForm = object({
  amount: amount(() => config.value),
  note: note(),
  reference: optionalReference(),
  timer: enums(['300', '900', '3600', '86400']),
  /** Empty: the server uses the default branch, or the only one this user may charge for. */
  businessBranchId: string(),
  businessUserId: string(),
});
export type SendRequestForm = Infer<typeof sendRequestForm>;

export const EMPTY_REQUEST: SendRequestForm = {
  amount: '',
  note: '',
  reference: '',
  timer: '900',
  businessBranchId: '',
  businessUserId: '',
};

type SendRequestContent = Schemas['SendRequestContent'];

export async function sendRequest(friUser: FriUser, form: SendRequestForm): Promise<Result<Transaction>> {
  const content = contentOf(friUser, form);
  const result = await api(createTransactionsApi).sendRequest(content);
  if (!result.ok) return result;

  const { transaction } = result.data;
  // Not awaited, because the lists may be long.
  void invalidate(TRANSACTIONS);
  return { ...result, data: transaction };
}

function contentOf(friUser: FriUser, form: SendRequestForm): SendRequestContent {
  const typedNote = cleanLine(form.note);
  const reference = form.reference.trim();
  return {
    friUserId: friUser.id,
    amount: centsOfAmount(form.amount, config.value) / 100,
    timerSeconds: Number(form.timer) as SendRequestContent['timerSeconds'] & number,
    ...(typedNote && { note: typedNote }),
    ...(reference && { reference }),
    ...(form.businessBranchId && { businessBranchId: form.businessBranchId }),
    ...(form.businessUserId && { businessUserId: form.businessUserId }),
  };
}

/** `search` comes from `parseAppUserSearch`: a username, or the digits of a phone number. */
export async function findAppUser(search: string, signal: AbortSignal): Promise<Result<FriUser>> {
  const result = await api(createTransactionsApi).verifyUser({ search }, { signal });
  return result.ok ? { ...result, data: result.data.user } : result;
}

const DEBOUNCE_MS = 400;

type Lookup =
  | { kind: 'none' }
  | { kind: 'searching' }
  /** Nobody matches yet; shown as a hint, because the user may still be typing. */
  | { kind: 'hint'; hint: string }
  | { kind: 'invalid'; error: string }
  | { kind: 'found'; friUser: FriUser }
  | { kind: 'failed'; failure: Failure };

export interface AppUserSearch {
  typed: ReadonlySignal<string>;
  lookup: ReadonlySignal<Lookup>;
  type(text: string): void;
  /** Called on Enter. Continues with the user found; otherwise searches immediately, and continues as soon as a user is found. */
  submit(): void;
  stop(): void;
}

interface Start {
  typed: string;
  friUser?: FriUser | undefined;
  onChosen(friUser: FriUser, typed: string): void;
}

const NOBODY = 'Nadie tiene este usuario o teléfono. Si aún no terminas, sigue escribiendo.';

/**
 * Finds an app user by the typed text, on Enter or after a pause. Only the response to the latest text counts. Problems
 * are errors only after Enter.
 */
export function createAppUserSearch({ typed: text, friUser, onChosen }: Start): AppUserSearch {
  const typed = signal(text);
  const lookup = signal<Lookup>(friUser ? { kind: 'found', friUser } : { kind: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let goOn = false;

  function stop(): void {
    clearTimeout(timer);
    running?.abort();
    goOn = false;
  }

  async function find(search: string, finished: boolean): Promise<void> {
    const abort = new AbortController();
    running = abort;
    lookup.value = { kind: 'searching' };
    const result = await findAppUser(search, abort.signal);
    if (abort.signal.aborted) return;
    if (result.ok) lookup.value = { kind: 'found', friUser: result.data };
    else if (result.failure.status === 404 && !finished && !goOn)
      lookup.value = { kind: 'hint', hint: NOBODY };
    else lookup.value = { kind: 'failed', failure: result.failure };
    if (goOn) choose();
  }

  /** `finished`: the user pressed Enter. */
  function lookUp(finished: boolean): void {
    const parsed = parseAppUserSearch(typed.peek());
    if (parsed.kind === 'ready') void find(parsed.search, finished);
    else if (parsed.kind === 'empty')
      lookup.value = finished ? { kind: 'invalid', error: REQUIRED } : { kind: 'none' };
    else if (finished) lookup.value = { kind: 'invalid', error: parsed.error };
    else if (parsed.kind === 'malformed') lookup.value = { kind: 'hint', hint: parsed.error };
  }

  function choose(): void {
    const now = lookup.peek();
    if (now.kind === 'found') onChosen(now.friUser, typed.peek());
  }

  return {
    typed,
    lookup,
    stop,
    type(next) {
      stop();
      typed.value = next;
      lookup.value = { kind: 'none' };
      timer = setTimeout(() => lookUp(false), DEBOUNCE_MS);
    },
    submit() {
      const { kind } = lookup.peek();
      if (kind === 'found') choose();
      else if (kind === 'searching') goOn = true;
      else {
        clearTimeout(timer);
        lookUp(true);
      }
    },
  };
}

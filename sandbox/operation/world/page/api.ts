import type { AppUserTransaction as AppUserTransactionRow } from '../app-user-transaction.ts';
import type { listAppUsers } from '../list-app-users.ts';
import type { WorldBusiness } from '../list-businesses.ts';
import type { WorldPaymentCode } from '../list-payment-codes.ts';
import type { WorldDelivery } from '../list-webhook-deliveries.ts';
import type { ClockState } from '../move-clock.ts';
import type { OutboxEmail } from '../outbox.ts';
import type { readPhone } from '../read-phone.ts';
import type { ScannedCode } from '../scan-code.ts';
import type { WorldSignUp } from '../sign-ups.ts';

/** A type as it is after JSON parsing: dates are strings. */
type Json<Type> = Type extends Date
  ? string
  : Type extends object
    ? { [Key in keyof Type]: Json<Type[Key]> }
    : Type;

export type AppUser = Awaited<ReturnType<typeof listAppUsers>>[number];
export type Business = WorldBusiness;
export type PaymentCode = WorldPaymentCode;
export type Clock = ClockState;
export type Email = Json<OutboxEmail>;
export type AppUserTransaction = Json<AppUserTransactionRow>;
export type Phone = Json<Awaited<ReturnType<typeof readPhone>>>;
export type SignUp = Json<WorldSignUp>;
export type Delivery = Json<WorldDelivery>;

/** The world's API as used by this page. A failed call throws an Error with a message for people. */
export const api = {
  users: () => call<{ users: AppUser[] }>('users').then(({ users }) => users),
  businesses: () => call<{ businesses: Business[] }>('businesses').then(({ businesses }) => businesses),
  phone: (username: string) => call<Phone>(`users/${encodeURIComponent(username)}/requests`),
  answer: (username: string, paymentRequestId: string, answer: 'accept' | 'reject') =>
    call<{ request: AppUserTransaction }>(
      `users/${encodeURIComponent(username)}/requests/${encodeURIComponent(paymentRequestId)}/${answer}`,
      {},
    ),
  pay: (username: string, order: { to: string; id: string; amount: number; note: string }) =>
    call<{ payment: AppUserTransaction }>(`users/${encodeURIComponent(username)}/payments`, order),
  codes: () => call<{ codes: PaymentCode[] }>('codes').then(({ codes }) => codes),
  scan: (username: string, code: string) =>
    call<{ scanned: ScannedCode }>(`users/${encodeURIComponent(username)}/scan`, { code }).then(
      ({ scanned }) => scanned,
    ),
  payScanned: (username: string, code: string) =>
    call<{ payment: AppUserTransaction }>(`users/${encodeURIComponent(username)}/scan/pay`, { code }),
  emails: () => call<{ emails: Email[] }>('outbox').then(({ emails }) => emails),
  deliveries: () =>
    call<{ deliveries: Delivery[] }>('webhook-deliveries').then(({ deliveries }) => deliveries),
  signUps: () => call<{ signUps: SignUp[] }>('sign-ups').then(({ signUps }) => signUps),
  approve: (businessId: string) => call<{ signUp: SignUp }>(`businesses/${businessId}/approve`, {}),
  reject: (businessId: string, reason: string) =>
    call<{ signUp: SignUp }>(`businesses/${businessId}/reject`, { reason }),
  clock: () => call<Clock>('clock'),
  advance: (advanceSeconds: number) => call<Clock>('clock', { advanceSeconds }),
  failNextClosing: () => call<{ reason: string }>('closings/fail-next', {}),
  returnNextDeposit: () => call<{ reason: string }>('deposits/return-next', {}),
  reset: () => call<Clock>('reset', {}),
};

async function call<Content>(path: string, body?: object): Promise<Content> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/sandbox/v1/${path}`, init).catch(() => undefined);
  if (!response) throw new Error('Sin conexión con el sandbox');
  const content = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(content.info?.message ?? `El sandbox respondió ${response.status}`);
  return content;
}

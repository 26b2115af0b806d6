// The page of a shop's staff (collect-order.html): a cashier signs in, and Cobrar requests the payment of an order from
// its customer. The page calls the API from the shop's origin, which the API must allow. The session is only in the
// page's memory.
import { createBusinessApi } from '@cobros/sdk';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';

const signInForm = document.querySelector('#sign-in') as HTMLFormElement;
const orderForm = document.querySelector('#order') as HTMLFormElement;
const status = document.querySelector('[role=status]') as HTMLElement;

let sessionId: string | undefined;
const api = createBusinessApi({
  baseUrl: 'http://localhost:4173/api',
  getSessionId: () => sessionId,
  onSessionEnded: () => show(undefined),
  fetch: retryingFetch(),
});

/** Shows the order to signed-in users, and the sign-in form to everybody else. */
function show(session: string | undefined): void {
  sessionId = session;
  signInForm.hidden = session !== undefined;
  orderForm.hidden = session === undefined;
}

/** Returns the text to show. */
async function signIn(form: FormData): Promise<string> {
  const username = String(form.get('username'));
  const signedIn = await api.auth.signIn({ username, password: String(form.get('password')) });
  if (!signedIn.ok) return signedIn.failure.message;
  show(signedIn.data.sessionId);
  signInForm.reset();
  return '';
}

/** Requests the payment of the order and waits for it. Returns the text to show. */
async function collect(form: FormData): Promise<string> {
  const found = await api.transactions.verifyUser({ search: String(form.get('appUser')) });
  if (!found.ok) return found.failure.message;
  const sent = await api.transactions.sendRequest({
    friUserId: found.data.user.id,
    amount: 125.5,
    note: '2 cafés y pan dulce',
    reference: 'C1024',
  });
  if (!sent.ok) return sent.failure.message;
  status.textContent = 'El cliente tiene la solicitud en su teléfono';
  const resolved = await waitForPayment(api, sent.data.transaction.id);
  if (!resolved.ok) return resolved.failure.message;
  const { status: outcome, receiptCode } = resolved.data;
  return outcome === 'completed' ? `Pagado, comprobante ${receiptCode}` : 'La solicitud no se pagó';
}

function onSubmit(form: HTMLFormElement, work: (form: FormData) => Promise<string>): void {
  const button = form.querySelector('button') as HTMLButtonElement;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    status.textContent = await work(new FormData(form));
    button.disabled = false;
  });
}

onSubmit(signInForm, signIn);
onSubmit(orderForm, collect);

// Prints payments as they arrive: those of a cashier, a branch or a business, whatever the user may see. It follows the
// stream of changes, and polls every five seconds while there is none.
import { createBusinessApi } from '@cobros/sdk';
import { followChanges } from '@cobros/sdk/follow-changes';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { signedInFetch } from '@cobros/sdk/signed-in-fetch';

const {
  API_URL: baseUrl = 'http://localhost:4173/api',
  API_USERNAME: username = 'tiendaluna-centro-caja1',
  API_PASSWORD: password = 'Cobros#2026',
} = process.env;
const signedIn = signedInFetch({ baseUrl, username, password });
const api = createBusinessApi({ baseUrl, fetch: retryingFetch({ fetch: signedIn }) });

const LIVE_MS = 60_000;
const LOST_MS = 5_000;
let timer: NodeJS.Timeout | undefined;
let known: Set<string> | undefined;

/** Prints today's payments that arrived since the last call. The first call prints nothing. */
async function printNew(): Promise<void> {
  const paid = await api.transactions.listPaid();
  if (!paid.ok) return console.error(paid.failure.message);
  const transactions = paid.data.transactions.filter(({ status }) => status === 'completed');
  const news = known ? transactions.filter(({ id }) => !known?.has(id)) : [];
  known = new Set([...(known ?? []), ...transactions.map(({ id }) => id)]);
  // The list is sorted newest first.
  for (const { formattedAmount, friUser, formattedResolutionTime } of news.reverse())
    console.log(`${formattedResolutionTime}  ${formattedAmount} de ${friUser?.name} ${friUser?.lastname}`);
}

/** Runs now and then at this interval. */
async function readEvery(milliseconds: number): Promise<void> {
  clearInterval(timer);
  timer = setInterval(printNew, milliseconds);
  await printNew();
}

await readEvery(LOST_MS);
for await (const change of followChanges(api)) {
  if (change.kind === 'live') {
    await readEvery(change.lists.includes('paid') ? LIVE_MS : LOST_MS);
    console.log('Esperando pagos');
  } else if (change.kind === 'changed') {
    if (change.lists.includes('paid') || change.lists.includes('session')) await printNew();
  } else {
    // After any other failure it keeps polling; if the server does not offer the stream, for good.
    if (change.failure.kind === 'session-ended') throw new Error(change.failure.message);
    await readEvery(LOST_MS);
  }
}

// A counter in the terminal: type an amount and, if you want, a note. The first app user who scans the printed address, as a QR code
// or in the simulated world, pays it.
import { createInterface } from 'node:readline';
import { createBusinessApi } from '@cobros/sdk';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { signedInFetch } from '@cobros/sdk/signed-in-fetch';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';

const {
  API_URL: baseUrl = 'http://localhost:4173/api',
  API_USERNAME: username = 'tiendaluna-centro-caja1',
  API_PASSWORD: password = 'Cobros#2026',
} = process.env;
const signedIn = signedInFetch({ baseUrl, username, password });
const api = createBusinessApi({ baseUrl, fetch: retryingFetch({ fetch: signedIn }) });

const USAGE = 'Escribe monto y nota, por ejemplo: 125.50 2 cafés';
const LINE = /^(\d+(?:\.\d{1,2})?)(?: +(.*))?$/;

/** Charges the amount of a line and waits until somebody pays it. Returns the text to print. */
async function charge(line: string): Promise<string> {
  const [, amount, note = ''] = LINE.exec(line.trim()) ?? [];
  if (!amount) return USAGE;
  const made = await api.transactions.charge({ amount: Number(amount), note });
  // Also if a backend has no charges: 404.
  if (!made.ok) return made.failure.message;
  const { id, formattedAmount, paymentLink } = made.data.transaction;
  console.log(`Escanea para pagar ${formattedAmount}: ${paymentLink}`);
  const resolved = await waitForPayment(api, id);
  if (!resolved.ok) return resolved.failure.message;
  const { friUser, receiptCode } = resolved.data;
  if (!friUser) return `Nadie pagó ${formattedAmount}`;
  return `${friUser.name} ${friUser.lastname} pagó ${formattedAmount}, comprobante ${receiptCode}`;
}

console.log(USAGE);
for await (const line of createInterface({ input: process.stdin })) {
  void charge(line).then((text) => console.log(text));
}

// A cashier in the terminal: each line requests an amount from an app user, and the receipt is printed once it is paid.
// More lines can be typed meanwhile.
import { createInterface } from 'node:readline';
import { createBusinessApi, type Transaction } from '@cobros/sdk';
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

const LINE = /^(\S+)\s+(\d+(?:\.\d{1,2})?)(?:\s+(.+))?$/;
const USAGE = 'Escribe usuario, monto y nota, por ejemplo: @maria.lopez 125.50 2 cafés';
const UNPAID: Partial<Record<Transaction['status'], string>> = {
  rejected: 'rechazó la solicitud',
  expired: 'no respondió a tiempo',
  canceled: 'ya no tiene la solicitud, se canceló',
  refunded: 'pagó y recibió un reembolso',
};

/** Requests the payment of a line and waits for it. Returns the text to print. */
async function collect(line: string): Promise<string> {
  const [, search, amount, note = ''] = LINE.exec(line.trim()) ?? [];
  if (!search) return USAGE;
  const found = await api.transactions.verifyUser({ search });
  if (!found.ok) return found.failure.message;
  const sent = await api.transactions.sendRequest({
    friUserId: found.data.user.id,
    amount: Number(amount),
    note,
  });
  if (!sent.ok) return sent.failure.message;
  console.log(`Solicitaste ${sent.data.transaction.formattedAmount} a ${search}`);
  const resolved = await waitForPayment(api, sent.data.transaction.id);
  if (!resolved.ok) return resolved.failure.message;
  const reason = UNPAID[resolved.data.status];
  return reason ? `${search} ${reason}` : receiptOf(resolved.data);
}

function receiptOf(transaction: Transaction): string {
  const { formattedAmount, friUser, note, receiptCode, authorizationNumber } = transaction;
  return [
    '--------------------------------',
    `Pagado        ${formattedAmount}`,
    `Cliente       ${friUser?.name} ${friUser?.lastname}`,
    `Nota          ${note}`,
    `Comprobante   ${receiptCode}`,
    `Autorización  ${authorizationNumber}`,
    `Fecha         ${transaction.formattedResolutionDate} ${transaction.formattedResolutionTime}`,
    '--------------------------------',
  ].join('\n');
}

console.log(USAGE);
for await (const line of createInterface({ input: process.stdin })) {
  void collect(line).then((text) => console.log(text));
}

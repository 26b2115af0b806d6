// The accountant's own program. It knows only the files that the portal exports and the webhooks, and imports nothing of the
// project.

/** Texts that an accountant could have on paper: two exported CSV files and the bodies of webhooks, some of them repeated. */
export interface Papers {
  historyCsv: string;
  closingsCsv: string;
  webhooks: readonly string[];
  timeZone: string;
}

/** A payment or, as a negative amount, its refund. */
export interface Entry {
  day: string;
  hour: number;
  branch: string;
  cashier: string;
  cents: number;
  at: number;
  receipt: string;
  closing?: Closing;
}

export interface Closing {
  number: string;
  branch: string;
  day: string;
  entries: Entry[];
  net: number;
}

/** A deposit, with the day on which it was made and the day on which it was returned, if it was. */
export interface Deposit {
  reference: string;
  madeDay: string;
  returnedDay: string | null;
  closings: Set<Closing>;
}

export interface Books {
  entries: Entry[];
  closings: Closing[];
  deposits: Deposit[];
  /** The places where two of these texts disagree. */
  differences: string[];
}

/** The records of a CSV file, by column name. */
export function csvRecords(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  const [head = [], ...rows] = lines.filter(({ length }) => length > 1);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

/** The cents of an amount such as `-1234.50`. */
export function centsOf(text: string): number {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  if (whole === '') throw new Error(`No amount: ${text}`);
  const cents = Number(whole) * 100 + Number(part);
  return sign === '-' ? 0 - cents : cents;
}

export const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

interface Webhook {
  id: string;
  event: string;
  creationDate: string;
  data: {
    transaction?: Record<'receiptCode' | 'businessBranchId' | 'businessUserId', string> & {
      amount: number;
      refunds?: { amount: number }[];
    };
    closing?: {
      formattedNumber: string;
      branchId: string;
      userId: string | null;
      endDate: string;
      netAmount: number;
      deposit?: Record<'id' | 'reference' | 'depositDate', string> & {
        returnDate: string | null;
        amount: number;
      };
    };
  };
}
type ClosingData = NonNullable<Webhook['data']['closing']>;

/** The events without repetitions, in the order in which they happened. */
function inOrder(bodies: readonly string[]): Webhook[] {
  const byId = new Map<string, Webhook>();
  for (const body of bodies) {
    const webhook = JSON.parse(body) as Webhook;
    byId.set(webhook.id, webhook);
  }
  const key = ({ creationDate, data }: Webhook) => `${creationDate} ${data.closing?.formattedNumber ?? ''}`;
  return [...byId.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Keeps the books of a year: assigns each payment and refund to its closing, and each closing to its deposits. */
export function keepBooks({ historyCsv, closingsCsv, webhooks, timeZone }: Papers): Books {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const local = (at: number) => format.format(at).replace(' ', 'T');
  const books: Books = { entries: [], closings: [], deposits: [], differences: [] };
  const agree = (subject: string, one: unknown, other: unknown) => {
    if (one !== other) books.differences.push(`${subject}: ${one} and ${other}`);
  };
  const closings = new Map<string, Closing>();
  const deposits = new Map<string, Deposit & { amount: number }>();
  const written = new Map(csvRecords(closingsCsv).map((record) => [record.Número, record]));
  const payments = new Map(csvRecords(historyCsv).map((record) => [record.Comprobante, record]));
  payments.delete('');

  const enter = (event: string, date: string, found: NonNullable<Webhook['data']['transaction']>) => {
    const isRefund = event !== 'transaction.completed';
    const receipt = found.receiptCode;
    const record = payments.get(receipt);
    const at = Date.parse(date);
    // The file has no moment of a part.
    const written = { 'transaction.completed': record?.Recibido, 'transaction.refunded': record?.Resolución };
    const text = written[event as keyof typeof written] ?? local(at);
    agree(`${event} ${receipt}`, text.slice(0, 19), local(at));
    const whole = centsOf(record?.Monto ?? '0.00');
    agree(`amount of ${receipt}`, whole, Math.round(found.amount * 100));
    const cents = isRefund ? Math.round((found.refunds?.at(-1)?.amount ?? 0) * 100) : whole;
    books.entries.push({
      day: text.slice(0, 10),
      hour: Number(text.slice(11, 13)),
      branch: found.businessBranchId,
      cashier: found.businessUserId,
      cents: isRefund ? -cents : cents,
      at,
      receipt,
    });
  };

  const close = (
    date: string,
    { formattedNumber: number, branchId, userId, endDate, netAmount }: ClosingData,
  ) => {
    const taken = books.entries.filter(
      (entry) =>
        !entry.closing &&
        entry.branch === branchId &&
        (userId === null || entry.cashier === userId) &&
        entry.at <= Date.parse(endDate),
    );
    const record = written.get(number);
    const completed = local(Date.parse(date));
    const net = sum(taken.map(({ cents }) => cents));
    const closing = { number, branch: branchId, day: completed.slice(0, 10), entries: taken, net };
    for (const entry of taken) entry.closing = closing;
    closings.set(number, closing);
    books.closings.push(closing);
    const received = taken.filter(({ cents }) => cents > 0);
    agree(`hour of ${number}`, record?.Completado?.slice(0, 19), completed);
    agree(`status of ${number}`, record?.Estado, 'Completado');
    agree(`net of ${number}`, centsOf(record?.Neto ?? '0.00'), net);
    agree(
      `received of ${number}`,
      centsOf(record?.Recibido ?? '0.00'),
      sum(received.map(({ cents }) => cents)),
    );
    agree(`payments of ${number}`, Number(record?.Pagos), received.length);
    agree(`refunds of ${number}`, Number(record?.Reembolsos), taken.length - received.length);
    agree(`webhook of ${number}`, Math.round(netAmount * 100), net);
  };

  const deposit = ({ formattedNumber, deposit: found }: ClosingData) => {
    const closing = closings.get(formattedNumber);
    if (!found || !closing) return agree(`deposit of ${formattedNumber}`, undefined, closing);
    const known = deposits.get(found.id) ?? {
      reference: found.reference,
      madeDay: local(Date.parse(found.depositDate)).slice(0, 10),
      returnedDay: null,
      closings: new Set<Closing>(),
      amount: Math.round(found.amount * 100),
    };
    known.closings.add(closing);
    if (found.returnDate) known.returnedDay = local(Date.parse(found.returnDate)).slice(0, 10);
    deposits.set(found.id, known);
  };

  for (const { event, creationDate, data } of inOrder(webhooks)) {
    const { transaction, closing } = data;
    if (transaction && /\.(completed|refunded|partly-refunded)$/.test(event))
      enter(event, creationDate, transaction);
    if (closing && event === 'closing.completed') close(creationDate, closing);
    if (closing && event.startsWith('closing.deposit')) deposit(closing);
  }
  books.deposits = [...deposits.values()];
  for (const { reference, amount, closings } of deposits.values())
    agree(`amount of ${reference}`, amount, sum([...closings].map(({ net }) => net)));
  const completed = [...written.values()].filter(({ Estado }) => Estado === 'Completado');
  agree('completed closings', completed.length, books.closings.length);
  const refundedOf = new Map<string, number>();
  for (const { receipt, cents } of books.entries)
    if (receipt && cents < 0) refundedOf.set(receipt, (refundedOf.get(receipt) ?? 0) - cents);
  for (const [receipt = '', record] of payments) {
    const refunded = refundedOf.get(receipt) ?? 0;
    agree(`refunded of ${receipt}`, centsOf(record['Monto reembolsado'] || '0.00'), refunded);
    agree(`status of ${receipt}`, record.Estado === 'Reembolsado', refunded === centsOf(record.Monto ?? ''));
  }
  agree('payments', payments.size, books.entries.filter(({ cents }) => cents > 0).length);
  return books;
}

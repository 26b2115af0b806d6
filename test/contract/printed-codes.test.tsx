import { renderToStaticMarkup } from 'react-dom/server';
import { detailFacts, detailIdentifiers } from '#features/transaction/detail/detail-facts.ts';
import { Receipt } from '#features/transaction/receipt.tsx';
import { paymentCodeIn } from '#sandbox/money/transactions/payment-link.ts';
import { ClosingSlip } from '#screens/closings/slip/closing-slip.tsx';
import { PaidMessage } from '#screens/customer-display/paid-message.tsx';
import { PRINTED } from '../support/forms-brought-back.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { readPdf } from '../support/read-pdf.ts';
import { assert, dataOf, receive, sandboxWith, test } from '../support/suite.ts';
import { doWhatIsDueBy } from './support/do-what-is-due-by.ts';

const { sandbox, database } = await sandboxWith();
await insertFundSource(database);
const pageProperties = { currentPage: 1, pageSize: 10 };

await doWhatIsDueBy(database, '2027-03-24T10:00:00');
const paidId = await receive(database, 'us_caja1', 1234.5);
await database.query("update transactions set receipt_code = '7K2M-9Q4D-XA31' where id = $1", [paidId]);
dataOf(await (await sandbox.api('tiendaluna')).closings.close({ businessUserId: 'us_caja1' }));
await doWhatIsDueBy(database, '2027-03-29T18:00:10');
// Earlier sessions have ended by then.
const admin = await sandbox.api('tiendaluna');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
const { transaction: charge } = dataOf(
  await cashier.transactions.charge({ amount: 50, note: 'Café', reference: 'C1024' }),
);
const [closed] = dataOf(await admin.closings.history({ pageProperties })).data;
const closingId = closed && 'id' in closed ? closed.id : '';
const { closing } = dataOf(await admin.closings.listTransactions({ closingId, pageProperties }));
const { transaction: paid } = dataOf(await admin.transactions.retrieve({ transactionId: paidId }));
const statement = dataOf(
  await admin.closings.exportStatement({ startDay: '2027-03-20', endDay: '2027-03-29' }),
);

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '\n');
const factsOf = (facts: readonly (readonly string[])[]) => facts.map(([, value]) => value).join('\n');

/** The lines of everything that is printed, shown and sent. */
const PLACES: Record<string, string> = {
  receipt: textOf(
    renderToStaticMarkup(<Receipt transaction={paid} businessName="Tienda Luna" printedAt="" />),
  ),
  display: textOf(renderToStaticMarkup(<PaidMessage payment={paid} paidAt={0} now={0} />)),
  detail: factsOf([...detailFacts(paid), ...detailIdentifiers(paid)]),
  charge: factsOf([
    ...detailFacts(charge),
    ...detailIdentifiers(charge),
    ['Enlace', charge.paymentLink ?? ''],
  ]),
  slip: textOf(
    renderToStaticMarkup(
      <ClosingSlip
        closing={closing}
        businessName="Tienda Luna"
        timeZone="America/Guatemala"
        printed=""
        reprint={false}
      />,
    ),
  ),
  statement: (await readPdf(new Uint8Array(await statement.blob.arrayBuffer())))
    .map(({ text }) => text)
    .join('\n'),
  'e-mails': (await database.query<{ body: string }>('select body from outbox'))
    .map(({ body }) => body)
    .join('\n'),
};

const inHistory = async (search: string) =>
  dataOf(await cashier.transactions.history({ search, pageProperties })).data.map(({ id }) => id);
const inClosings = async (depositReference: string) =>
  dataOf(await admin.closings.history({ depositReference, pageProperties })).data.map((row) =>
    'id' in row ? row.id : '',
  );

interface Kind {
  pattern: RegExp;
  forms: (code: string) => readonly string[];
  /** True if each place that takes it leads to what it is printed on. */
  isFound: (form: string, code: string) => Promise<boolean> | boolean;
}

const findsPayment = async (form: string) => (await inHistory(form)).includes(paidId);
const findsClosing = async (form: string) => (await inClosings(form)).includes(closingId);

const KINDS: Record<string, Kind> = {
  'receipt code': {
    pattern: /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b/g,
    forms: PRINTED.receiptCode,
    isFound: findsPayment,
  },
  authorization: { pattern: /^\d{3} \d{3}$/gm, forms: PRINTED.authorization, isFound: findsPayment },
  'end of an authorization': {
    pattern: /(?<=…)\d{4}\b/g,
    forms: PRINTED.authorizationEnd,
    isFound: findsPayment,
  },
  'id of a transaction or transfer': {
    pattern: /\bt[xr]_\w+/g,
    forms: PRINTED.identifier,
    isFound: async (form) => (await inHistory(form)).length === 1,
  },
  link: {
    pattern: /\bhttps?:\S+\/api\/pay\/\w+/g,
    forms: PRINTED.paymentLink,
    isFound: async (form, link) =>
      (await inHistory(form)).join() === charge.id && paymentCodeIn(form) === link.slice(-26),
  },
  reference: {
    pattern: /\bC\d{4}\b/g,
    forms: PRINTED.reference,
    isFound: async (form) => (await inHistory(form)).includes(charge.id),
  },
  closing: { pattern: /\bCI-\d+\b/g, forms: PRINTED.closingNumber, isFound: findsClosing },
  deposit: {
    pattern: /\bDEP-\d+\b/g,
    forms: PRINTED.deposit,
    isFound: findsClosing,
  },
  username: { pattern: /(?<=@)[a-z]+\.[a-z]+(?=\s|$)/g, forms: PRINTED.username, isFound: findsPayment },
};

/** Printed, but not to be looked up: moments, sums, counts, percentages, names with digits, ids for support alone, and the number of a statement, which says its days. */
const OTHER =
  /\b\d{2}\/\d{2}\/\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}:\d{2}(:\d{2})?\b|[−-]?Q[\d,]+\.\d{2}|@[\w.-]+|\b(bu|br|us|au|cl|ci|pr)_\w+|\bCaja \d+|\bEC-[\d-]+|\bhttps?:\S+|\S+@\S+/g;

const seen = new Map<string, Set<string>>();
for (const [name, { pattern }] of Object.entries(KINDS))
  for (const text of Object.values(PLACES))
    for (const [code] of text.matchAll(pattern)) seen.set(name, (seen.get(name) ?? new Set()).add(code));

for (const [name, { forms, isFound }] of Object.entries(KINDS))
  test(`each printed ${name} is found in every form in which it comes back`, async () => {
    const codes = [...(seen.get(name) ?? [])];
    assert.ok(codes.length > 0, 'It is printed somewhere');
    for (const code of codes) {
      const plain = name === 'authorization' ? code.replace(' ', '') : code;
      const wrong: string[] = [];
      for (const form of forms(plain)) if (!(await isFound(form, plain))) wrong.push(form);
      assert.equal(wrong, [], code);
    }
  });

test('whatever else is printed with four digits or more has no code', () => {
  for (const [place, text] of Object.entries(PLACES)) {
    // The account that the money went to.
    let rest = text.replaceAll(closing.deposit?.lastFourDigits ?? ' ', ' ');
    for (const { pattern } of Object.values(KINDS)) rest = rest.replaceAll(pattern, ' ');
    const left = rest.replaceAll(OTHER, ' ').match(/\S*\d{4,}\S*/g) ?? [];
    assert.equal(left, [], place);
  }
});

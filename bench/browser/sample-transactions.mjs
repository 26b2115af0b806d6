// Transactions for a long day of a large business, which are the same in every run.

const NAMES = [
  'María José',
  'Carlos',
  'Ana Sofía',
  'Luis Fernando',
  'Gabriela',
  'Óscar',
  'Brenda',
  'Pedro',
  'Karla',
  'José',
];
const LASTNAMES = [
  'López',
  'Pérez',
  'Barrios',
  'Chávez',
  'Méndez',
  'Tzul',
  'Ajú',
  'Coc',
  'Estrada',
  'Herrera',
  'Gómez',
];
const BRANCHES = ['Centro', 'Zona 10', 'Antigua'];
const NOTES = ['', '2 cafés y pan dulce', 'Almuerzo ejecutivo', 'Pedido para llevar', 'Pago de factura'];
const MINUTE = 60_000;

const two = (value) => String(value).padStart(2, '0');
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '');

/** `count` transactions of one status, the newest at `newest`, each some seconds older than the one before. */
export function sampleTransactions(count, status, newest) {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(newest - (index % 7) * 100 - index * 2000);
    const branch = index % BRANCHES.length;
    const cashier = (index % 4) + 1;
    const cents = 1000 + ((index * 7919) % 250_000);
    const formattedAmount = `Q${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    const date = `${two(created.getDate())}/${two(created.getMonth() + 1)}/${created.getFullYear()}`;
    const time = `${two(created.getHours())}:${two(created.getMinutes())}:${two(created.getSeconds())}`;
    const byStatus = status === 'pending' ? pending(index, newest) : settled(index, created, date, time);
    return {
      id: `tx_${status}_${index}`,
      businessId: 'bs_1',
      businessBranchId: `br_${branch}`,
      businessBranchName: BRANCHES[branch],
      businessUserId: `us_${branch}_${cashier}`,
      businessUserName: `Caja ${cashier}`,
      statusReason: null,
      amount: cents / 100,
      formattedAmount,
      amountDetail: {
        formattedDiscount: 'Q0.00',
        formattedSubTotal: formattedAmount,
        formattedTotal: formattedAmount,
      },
      friUser: appUser(index),
      note: NOTES[index % NOTES.length],
      reference: index % 2 ? `C${10_000 + index}` : '',
      receiptCode: null,
      closingId: null,
      creationDate: created.toISOString(),
      formattedCreationDate: date,
      formattedCreationTime: time,
      ...byStatus,
    };
  });
}

function appUser(index) {
  const name = NAMES[(index * 7) % NAMES.length];
  const lastname = LASTNAMES[(index * 5) % LASTNAMES.length];
  return {
    id: `au_${index % 500}`,
    name,
    lastname,
    username: `${plain(name)}.${plain(lastname)}`,
    avatar: null,
    countryCode: '502',
    phoneNumber: String(55_000_000 + (index % 500)),
    type: 'person',
  };
}

const pending = (index, newest) => ({
  origin: 'request',
  status: 'pending',
  paymentRequestId: `pr_${index}`,
  transferId: null,
  authorizationNumber: null,
  expirationDate: new Date(newest + (index + 1) * 5 * MINUTE).toISOString(),
  resolutionDate: null,
  formattedResolutionDate: null,
  formattedResolutionTime: null,
});

const settled = (index, resolved, date, time) => ({
  origin: index % 3 === 0 ? 'request' : 'payment',
  status: index % 40 === 4 ? 'refunded' : 'completed',
  paymentRequestId: null,
  transferId: `tr_${index}`,
  authorizationNumber: String(800_000 + index),
  expirationDate: null,
  resolutionDate: resolved.toISOString(),
  formattedResolutionDate: date,
  formattedResolutionTime: time,
});

/**
 * The transactions that a search finds, in order. Each word must occur somewhere; names and places are compared in lower case
 * without accents. The portal treats adjacent words of a cashier's name (`caja 3`) as one term, so no such text is measured.
 */
export function matching(transactions, typed) {
  const words = searched(typed.trim()).split(/\s+/);
  return transactions.filter((transaction) => words.every((word) => textOf(transaction).includes(word)));
}

const searched = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const texts = new WeakMap();

function textOf(transaction) {
  const { businessBranchName, businessUserName, friUser, note, reference, formattedAmount } = transaction;
  const person = `@${friUser.username}\n${friUser.name} ${friUser.lastname}`;
  const amounts = `${formattedAmount.replace(',', '')}\n${formattedAmount}`;
  const text =
    texts.get(transaction) ??
    searched([businessBranchName, businessUserName, person, note, reference, amounts].join('\n'));
  texts.set(transaction, text);
  return text;
}

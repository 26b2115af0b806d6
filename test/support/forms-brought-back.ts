/** The forms in which a text that was shown, printed or sent comes back: copied, with what surrounds it, and scanned. */
export const copiesOf = (text: string): string[] => [
  text,
  ` ${text}\u00a0`,
  `\u200b${text}\u200b`,
  `\u2066${text}\u2069`,
  `\u202a${text}\u202c`,
  text.replace(/^(..)/u, '$1\u00ad'),
  `«${text}»`,
  `“${text}”.`,
  `(${text})`,
];

/** Printed with hyphens, and typed, copied or scanned with others; ' and / are what scanners for another keyboard type. */
export const withOtherHyphens = (code: string): string[] =>
  ['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', ' ', '\u00a0', "'", '/', '?', '_', ''].map((hyphen) =>
    code.replaceAll('-', hyphen),
  );

/** With what scanners are set to send around it: the kind of bar code, or the marks of Code 39. */
const scanned = (code: string): string[] => [`]C0${code}`, `]C1${code}`, `]Q3${code}`, `*${code}*`];

const labeled = (text: string, ...labels: string[]): string[] => labels.map((label) => label + text);

/** The codes on a receipt, a slip, the customer display, lists and e-mails, and each form in which they come back. */
export const PRINTED = {
  receiptCode: (code: string) => [
    ...copiesOf(code),
    ...withOtherHyphens(code),
    ...scanned(code),
    code.toLowerCase(),
    ...labeled(code, 'Comprobante ', 'Comprobante: ', 'No. ', '#', 'Código: '),
  ],
  /** Shown as `123 456`; people write `123-456`. */
  authorization: (digits: string) => {
    const shown = digits.replace(/^(...)/, '$1 ');
    const spaces = [...'\u00a0\u202f-'].map((space) => shown.replace(' ', space));
    return [
      ...copiesOf(shown),
      ...spaces,
      digits,
      ...withOtherHyphens(shown.replace(' ', '-')),
      ...labeled(shown, 'Aut. ', 'Autorización ', 'Aut. No. ', 'No. ', '#'),
    ];
  },
  /** The end of an authorization, as the customer display and the waiting dialog show it. */
  authorizationEnd: (digits: string) => [
    ...copiesOf(`…${digits}`),
    ...labeled(`…${digits}`, 'Autorización ', 'Aut. '),
    digits,
  ],
  /** Copied, and scanned with a keyboard on which `:` and `/` are elsewhere. */
  paymentLink: (link: string, code = link.slice(-26)) => [
    ...copiesOf(link),
    ...copiesOf(code),
    ...scanned(link),
    link.replaceAll(':', 'Ñ').replaceAll('/', '-'),
    link.replaceAll(':', 'Ö').replaceAll('/', '-').toLowerCase(),
    code.toLowerCase(),
  ],
  identifier: (id: string) => copiesOf(id),
  closingNumber: (number: string) => [
    ...copiesOf(number),
    ...withOtherHyphens(number),
    ...scanned(number),
    number.toLowerCase(),
    ...labeled(number, 'Cierre ', 'Cierre: ', 'No. '),
  ],
  reference: (reference: string) => [
    ...copiesOf(reference),
    ...labeled(reference, 'Ref. ', 'Referencia: ', '#', 'No. '),
  ],
  username: (username: string) => [
    ...copiesOf(`@${username}`),
    ...copiesOf(username),
    `Usuario: @${username}`,
  ],
  phone: (digits: string) =>
    ['', '+502 ', 'tel:+502', 'Tel. '].flatMap((before) =>
      [digits, digits.replace(/^(....)/, '$1 '), digits.replace(/^(....)/, '$1\u2011')].flatMap((number) =>
        copiesOf(before + number),
      ),
    ),
  deposit: (reference: string) => [
    ...copiesOf(reference),
    ...withOtherHyphens(reference).filter((text) => text.length === reference.length),
    ...labeled(reference, 'Depósito ', 'Ref. '),
  ],
  recoveryCode: (code: string) => [...copiesOf(code), ...withOtherHyphens(code), code.toLowerCase()],
  sixDigits: (digits: string) => [
    ...copiesOf(digits),
    digits.replace(/^(...)/, '$1\u00a0'),
    `Código: ${digits}`,
  ],
};

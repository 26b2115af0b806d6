import { jpeg, pdf, png } from '../fixtures/upload-files.ts';
import { assert, countRows, dataOf, refusalOf, sandboxOf, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';

const sandbox = await sandboxOf();
const { signUp } = visitorClient(sandbox.handle);
const stored = () => countRows(sandbox.database, 'sign_up_documents');

for (const [what, bytes, name, type] of [
  ['a PDF', pdf(), 'dpi.pdf', 'application/pdf'],
  ['a PNG', png(), 'dpi.png', 'image/png'],
  ['a JPG', jpeg(), 'dpi.jpg', 'image/jpeg'],
  ['a JPG with the data that a phone appends', Buffer.concat([jpeg(), pdf()]), 'IMG_1.JPG', 'image/jpeg'],
  ['a JPG named PNG', jpeg(), 'dpi.png', 'image/png'],
  ['a PDF without a stated type', pdf(), 'dpi', ''],
] as const)
  test(`${what} is stored unchanged, with its detected type`, async () => {
    const file = new File([bytes], name, { type });
    const { document } = dataOf(await signUp.uploadDocument('tax_registration', file));
    assert.equal([document.kind, document.name, document.size], ['tax_registration', name, bytes.length]);
    const [row] = await sandbox.database.query<{ bytes: Uint8Array; content_type: string }>(
      'select bytes, content_type from sign_up_documents where id = $1',
      [document.id],
    );
    assert.ok(Buffer.from(row?.bytes ?? []).equals(bytes));
    assert.is(
      row?.content_type,
      { '%': 'application/pdf', '\xff': 'image/jpeg' }[bytes.toString('latin1', 0, 1)] ?? 'image/png',
    );
  });

/** The type that a browser states for a file, by the ending of its name. */
const STATED: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', html: 'text/html' };
const UNKNOWN = /no es un PDF/;
const lies: [what: string, bytes: Buffer<ArrayBuffer>, name: string, message: RegExp][] = [
  ['an empty file', Buffer.from(''), 'dpi.pdf', /está vacío/],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'dpi.pdf', UNKNOWN],
  ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`), 'dpi.jpg', UNKNOWN],
  ['only the first bytes of a PDF', Buffer.from('%PDF-1.7\nhola'), 'dpi.pdf', UNKNOWN],
  ['half a PDF', pdf(4000).subarray(0, 2000), 'dpi.pdf', UNKNOWN],
  ['only the first bytes of a PNG', png().subarray(0, 16), 'dpi.png', UNKNOWN],
  ['a PNG without its end', png().subarray(0, -12), 'dpi.png', UNKNOWN],
  ['a PNG without an area', png(0), 'dpi.png', UNKNOWN],
  ['only the first bytes of a JPG', jpeg().subarray(0, 4), 'dpi.jpg', UNKNOWN],
  ['a JPG without a picture', jpeg().subarray(0, 20), 'dpi.jpg', UNKNOWN],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'dpi.gif', UNKNOWN],
  ['a PNG that says it is a PDF', png(), 'dpi.pdf', /es un PNG, pero se envió como otro tipo/],
  ['a PDF that says it is a JPG', pdf(), 'dpi.jpg', /es un PDF, pero se envió como otro tipo/],
  ['a PDF that says it is an HTML page', pdf(), 'dpi.html', /es un PDF, pero se envió como otro tipo/],
];
for (const [what, bytes, name, message] of lies)
  test(`${what} is rejected with a 422, and nothing is stored`, async () => {
    const before = await stored();
    const [, ending = ''] = name.split('.');
    const type = STATED[ending] ?? `image/${ending}`;
    const refused = refusalOf(await signUp.uploadDocument('identity', new File([bytes], name, { type })));
    assert.ok(refused.startsWith('422') && message.test(refused), refused);
    assert.is(await stored(), before);
  });

for (const [name, kept] of [
  ['DPI de José Ñandú.pdf', 'DPI de José Ñandú.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Documentos\\dpi.pdf', 'dpi.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['..', 'documento.pdf'],
  ['', 'documento.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
] as const)
  test(`a document named ${JSON.stringify(name.slice(0, 24))} is stored under a safe name`, async () => {
    const file = new File([pdf()], name, { type: 'application/pdf' });
    assert.is(dataOf(await signUp.uploadDocument('identity', file)).document.name, kept);
  });

test('a file made to keep its parser busy for hours is rejected like any other', async () => {
  const digits = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(4 * 1024 * 1024, '1'),
    Buffer.from('\nstartxref\n1\n%%EOF'),
  ]);
  const file = new File([digits], 'dpi.pdf', { type: 'application/pdf' });
  const refused = refusalOf(await signUp.uploadDocument('identity', file));
  assert.is(refused, '422 El archivo no es un PDF, JPG o PNG');
});

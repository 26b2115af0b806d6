import { object, validate } from 'superstruct';
import { applicationCode, secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { RecoveryCodeList } from '#blocks/second-factor/recovery-code-list.tsx';
import { SecretToScan } from '#blocks/second-factor/secret-to-scan.tsx';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, render, test } from '../support/render.tsx';

const CODES = ['7K2M-9Q4D-XA31-B0C5', '8L3N-0R5E-YB42-C1D6'];

function noteCopied(): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return copied;
}

const errorOf = (rule: ReturnType<typeof applicationCode>, code: string) =>
  validate({ code }, object({ code: rule }))[0]?.failures()[0]?.message;

test('an application’s code has six digits, a recovery code sixteen characters', () => {
  const six = 'El código tiene 6 dígitos';
  const either = 'El código tiene 6 dígitos; los de recuperación, 16 letras y números';
  const required = 'Este campo es requerido';
  for (const [ofApplication, ofEither, ...codes] of [
    [undefined, undefined, '123456', '123 456'],
    [six, either, '12345', '1234567', '12345a'],
    [six, undefined, '7k2m 9q4d-XA31 b0c5'],
    [six, either, '7K2M-9Q4D-XA31-B0C', '7K2M-9Q4D-XA31-B0C55', '7K2M-9Q4D-XA31-B0Cñ'],
    [required, required, '', '  '],
  ] as const)
    for (const code of codes) {
      assert.is(errorOf(applicationCode(), code), ofApplication, `${code} for the application`);
      assert.is(errorOf(secondFactorCode(), code), ofEither, `${code} for either`);
    }
});

test('the recovery codes can be copied, downloaded and printed', async () => {
  const copied = noteCopied();
  let prints = 0;
  window.print = () => prints++;
  const downloads = noteDownloads();
  const view = await render(<RecoveryCodeList codes={CODES} />);
  assert.equal(view.texts('li'), CODES);
  await view.clickButton('Copiar');
  assert.equal(copied, [CODES.join('\n')]);
  await view.clickButton('Descargar');
  const [file] = downloads.files;
  assert.is(file?.name, 'codigos-tiendaluna-centro-caja1.txt');
  const words = `Códigos de recuperación de tiendaluna-centro-caja1\n\n${CODES.join('\n')}\n`;
  assert.is(await file?.blob?.text(), words);
  await view.clickButton('Imprimir');
  assert.is(prints, 1);
  downloads.restore();
});

test('the secret is shown as a QR code and as text in groups, and can be copied whole', async () => {
  const copied = noteCopied();
  const view = await render(
    <SecretToScan secret="JBSWY3DPEH" otpauthUri="otpauth://totp/x" qrCode="<svg/>" expiresInSeconds={900} />,
  );
  assert.match(view.text(), 'JBSW Y3DP EH');
  assert.is(view.find('img').getAttribute('src'), 'data:image/svg+xml,%3Csvg%2F%3E');
  await view.clickButton('Copiar clave');
  assert.equal(copied, ['JBSWY3DPEH']);
});

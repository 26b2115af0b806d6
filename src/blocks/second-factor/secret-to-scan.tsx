import type { Enrollment } from '@cobros/sdk';
import { secondary } from '#styles/typography.css.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import * as css from './secret-to-scan.css.ts';

const split = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];

/** Lines of the same number of letters, because some letters are wider and the height must be the same for every secret. */
const inLines = (secret: string) =>
  split(secret, 16)
    .map((line) => split(line, 4).join(' '))
    .join('\n');

/** The secret for the authenticator application, as a QR code and as text. */
export function SecretToScan({ secret, qrCode }: Enrollment) {
  return (
    <div className={css.frame}>
      <img
        className={css.code}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="Código QR para tu aplicación de verificación"
      />
      <div>
        <p className={secondary}>¿No puedes escanearlo? Escribe esta clave:</p>
        <p className={css.secret}>{inLines(secret)}</p>
      </div>
      <CopyButton text={secret}>Copiar clave</CopyButton>
    </div>
  );
}

import type { Enrollment } from '@cobros/sdk';
import { secondary } from '#styles/typography.css.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import * as css from './secret-to-scan.css.ts';

/** The secret for the authenticator application, as a QR code and as text. */
export function SecretToScan({ secret, qrCode }: Enrollment) {
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className={css.frame}>
      <img
        className={css.code}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="Código QR para tu aplicación de verificación"
      />
      <div>
        <p className={secondary}>¿No puedes escanearlo? Escribe esta clave:</p>
        <p className={css.secret}>{groups}</p>
      </div>
      <CopyButton text={secret}>Copiar clave</CopyButton>
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { currentUser } from '#stores/current-user.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { saveFile } from '#ui/save-file.ts';
import * as css from './recovery-code-list.css.ts';

/** The recovery codes, which are shown only once, and three ways to keep them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  useSignals();
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const username = currentUser.value?.username ?? '';
  const title = `Códigos de recuperación de ${username}`;
  const download = () =>
    saveFile(
      new Blob([`${[title, '', ...codes].join('\n')}\n`], { type: 'text/plain' }),
      `codigos-${username}.txt`,
    );
  return (
    <div className={stack[4]}>
      <Alert tone="warning">
        Guárdalos ahora: no se vuelven a mostrar. Si pierdes tu teléfono, entras con uno de ellos.
      </Alert>
      <div className={css.sheet}>
        <p>{title}</p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={css.actions}>
        <CopyButton text={codes.join('\n')}>Copiar</CopyButton>
        <Button variant="text" size="sm" icon="download" onClick={download}>
          Descargar
        </Button>
        <Button variant="text" size="sm" icon="printer" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </div>
  );
}

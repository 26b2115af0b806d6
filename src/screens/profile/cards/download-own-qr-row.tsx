import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { downloadOwnQr } from '../operations/download-own-qr.ts';
import { SettingRow } from './setting-row.tsx';

export function DownloadOwnQrRow({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadOwnQr();
    setBusy(false);
  };
  return (
    <SettingRow
      label={label}
      value="PDF tamaño A4"
      action={
        <Button variant="text" size="sm" icon="download" loading={busy} onClick={() => void download()}>
          Descargar
        </Button>
      }
    />
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { row } from '../../../../styles/layout.css.ts';
import { showError } from '../../../stores/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { noticeOn, soundOn } from './alert-preferences.ts';
import { playAlertSound } from './alert-sound.ts';
import { allowNotices, showNotice } from './desktop-notice.ts';

/** Per-device sound and desktop notice for arriving payments, with a button to try them. */
export function AlertToggles() {
  useSignals();
  const [sound, notice] = [soundOn.value.value, noticeOn.value.value];
  return (
    <div className={row[2]}>
      {(sound || notice) && (
        <Button variant="text" size="sm" onClick={tryAlerts}>
          Probar aviso
        </Button>
      )}
      <IconButton
        icon="sound"
        label="Avisar con sonido"
        aria-pressed={sound}
        onClick={() => soundOn.set(!sound)}
      />
      <IconButton
        icon="bell"
        label="Avisar en el escritorio"
        aria-pressed={notice}
        onClick={() => void toggleNotice(!notice)}
      />
    </div>
  );
}

async function toggleNotice(on: boolean): Promise<void> {
  if (!on || (await allowNotices())) noticeOn.set(on);
  else showError('Avisos', 'El navegador no permite avisos de este portal. Permítelos en su configuración.');
}

function tryAlerts(): void {
  if (soundOn.value.peek()) void playAlertSound();
  if (noticeOn.value.peek()) showNotice('Pago recibido', 'Así se verá un pago que llega');
}

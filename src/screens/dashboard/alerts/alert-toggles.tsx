import { useSignals } from '@preact/signals-react/runtime';
import { showError } from '#stores/messages.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { noticeOn, raiseAlert, soundOn } from './alert-preferences.ts';
import * as css from './alert-toggles.css.ts';

/** Switches for the sound and the desktop notice of arriving payments on this device, with a button to try them. */
export function AlertToggles() {
  useSignals();
  const [sound, notice] = [soundOn.value.value, noticeOn.value.value];
  const toggleSound = () => soundOn.set(!sound);
  const toggleNotices = () => void toggleNotice(!notice);
  return (
    <>
      <div className={css.menu}>
        <MenuButton
          label="Avisos"
          icon="bell"
          items={() => [
            {
              label: sound ? 'Quitar el sonido' : 'Avisar con sonido',
              icon: 'sound',
              onSelect: toggleSound,
            },
            {
              label: notice ? 'Quitar el aviso en el escritorio' : 'Avisar en el escritorio',
              icon: 'bell',
              onSelect: toggleNotices,
            },
            ...(sound || notice ? [{ label: 'Probar aviso', onSelect: tryAlerts }] : []),
          ]}
        />
      </div>
      <div className={css.toggles}>
        {(sound || notice) && (
          <Button variant="text" size="sm" onClick={tryAlerts}>
            Probar aviso
          </Button>
        )}
        <IconButton icon="sound" label="Avisar con sonido" aria-pressed={sound} onClick={toggleSound} />
        <IconButton
          icon="bell"
          label="Avisar en el escritorio"
          aria-pressed={notice}
          onClick={toggleNotices}
        />
      </div>
    </>
  );
}

async function toggleNotice(on: boolean): Promise<void> {
  const { allowNotices } = await import('./desktop-notice.ts');
  if (!on || (await allowNotices())) noticeOn.set(on);
  else showError('Avisos', 'El navegador no los permite. Permítelos cuando pregunte o en su configuración.');
}

const tryAlerts = () => raiseAlert('Así se verá un pago que llega');

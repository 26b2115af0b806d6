import type { PushDevice } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useCall } from '#blocks/form/use-call.ts';
import { CardFailed } from '#blocks/list/read-failed.tsx';
import { PUSH_DEVICES } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { figures, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import * as css from '../profile.css.ts';
import { PushChoices } from './push-choices.tsx';
import { getPush, turnOff } from './push-operations.ts';
import { type PushSupport, pushSupport } from './this-browser.ts';

const TITLE = 'Avisos con el portal cerrado';

const WHY_NOT: Record<Exclude<PushSupport, 'supported'>, string> = {
  unsupported: 'Este navegador no los ofrece. Puedes activarlos en otro, o en tu teléfono.',
  'needs-home-screen':
    'En iPhone y iPad, agrega primero el portal a tu pantalla de inicio: en Safari, Compartir y Agregar a inicio. Ábrelo desde ahí y actívalos aquí.',
  denied:
    'El navegador los tiene bloqueados para este portal. Permite las notificaciones en la configuración del sitio y recarga la página.',
};

/** Notices with the portal closed: the settings of this device, and the user's other devices. */
export function PushCard() {
  useSignals();
  const { data, failure, refresh } = useResource(PUSH_DEVICES, getPush);
  const push = data.value;
  if (!push && failure.value)
    return <CardFailed title={TITLE} failure={failure.value} onRetry={() => void refresh()} />;
  const support = pushSupport();
  const current = push?.devices.find((device) => device.current);
  return (
    <Card title={TITLE} flush>
      {support !== 'supported' && <p className={css.pushText}>{WHY_NOT[support]}</p>}
      {!push && (
        <Loading>
          <div className={css.session}>
            <Skeleton width="16rem" />
          </div>
        </Loading>
      )}
      {push && support === 'supported' && push.kinds.length > 0 && (
        <PushChoices key={current?.id} kinds={push.kinds} publicKey={push.publicKey} current={current} />
      )}
      {push && push.devices.length > 0 && (
        <ul className={css.pushDevices} tabIndex={-1} aria-label="Dispositivos que reciben avisos">
          {push.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeviceRow({ device }: { device: PushDevice }) {
  const { busy, run } = useCall();
  const remove = async (list: HTMLElement | null) => {
    // The focused button is removed together with its row.
    if (!(await run(() => turnOff(device)))) list?.focus();
  };
  const since = `${device.formattedCreationDate} ${device.formattedCreationTime}`;
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>
          <span className={strong}>{device.device}</span>
          {device.current && (
            <Chip tone="completed" icon="check">
              Este dispositivo
            </Chip>
          )}
        </p>
        <p className={secondary}>
          Recibe avisos desde <span className={figures}>{since}</span>
        </p>
      </div>
      <Button
        variant="text-danger"
        size="sm"
        loading={busy}
        aria-label={`Quitar los avisos de ${device.device}, desde ${since}`}
        onClick={({ currentTarget }) => void remove(currentTarget.closest('ul'))}
      >
        Quitar
      </Button>
    </li>
  );
}

import type { PushDevice } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { CardFailed } from '#blocks/list/read-failed.tsx';
import { PUSH_DEVICES } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { figures } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { DeviceRow } from '../cards/device-row.tsx';
import * as css from '../profile.css.ts';
import { PushChoices } from './push-choices.tsx';
import { getPush, turnOff } from './push-operations.ts';
import { type PushSupport, pushSupport } from './this-browser.ts';

const TITLE = 'Avisos con el portal cerrado';

const WHY_NOT: Record<Exclude<PushSupport, 'supported'> | 'storage-refused', string> = {
  unsupported: 'Este navegador no los ofrece. Puedes activarlos en otro, o en tu teléfono.',
  'needs-home-screen':
    'En iPhone y iPad, agrega primero el portal a tu pantalla de inicio: en Safari, Compartir y Agregar a inicio. Ábrelo desde ahí y actívalos aquí.',
  denied:
    'El navegador los tiene bloqueados para este portal. Permite las notificaciones en la configuración del sitio y recarga la página.',
  'storage-refused':
    'El navegador no deja que este portal guarde datos, y los avisos los necesitan. Permítelos en la configuración del sitio y recarga la página.',
};

/** Notices with the portal closed: the settings of this device, and the user's other devices. */
export function PushCard() {
  useSignals();
  const { data, failure, refresh } = useResource(PUSH_DEVICES, getPush);
  const push = data.value;
  if (!push && failure.value)
    return <CardFailed title={TITLE} failure={failure.value} onRetry={() => void refresh()} />;
  const support = push?.storageRefused ? 'storage-refused' : pushSupport();
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
            <PushDeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PushDeviceRow({ device }: { device: PushDevice }) {
  const since = `${device.formattedCreationDate} ${device.formattedCreationTime}`;
  const name = `Quitar los avisos de ${device.device}, desde ${since}`;
  return (
    <DeviceRow
      device={device.device}
      current={device.current}
      removal={{ label: 'Quitar', name, call: () => turnOff(device) }}
    >
      Recibe avisos desde <span className={figures}>{since}</span>
    </DeviceRow>
  );
}

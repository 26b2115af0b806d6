import { useSignals } from '@preact/signals-react/runtime';
import { paths } from '#domain/paths.ts';
import { can, type Person, SEES_PAYMENTS } from '#domain/permissions.ts';
import { mayCharge, mayOperate, seesLatest } from '#features/transaction/transaction-actions.ts';
import { SEARCH_KEY } from '#screens/dashboard/header/dashboard-filter-bar.tsx';
import { CHARGE_KEY, LATEST_KEY, SEND_KEY } from '#screens/dashboard/header/dashboard-header.tsx';
import { currentUser } from '#stores/current-user.ts';
import { figures, sectionLabel } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { leadsToScreen } from '../menu.ts';
import { findModal, openFind } from './find-modal.ts';

type Keys = readonly (readonly [does: string, keys: string])[];

export function KeysDialog() {
  useSignals();
  const user = currentUser.value;
  return (
    user && (
      <Dialog
        title="Atajos de teclado"
        onClose={findModal.close}
        foot={
          <Button variant="text" size="sm" onClick={openFind}>
            Buscar en el portal
          </Button>
        }
      >
        {keysOf(user).map(([place, keys]) => (
          <section key={place}>
            <h3 className={sectionLabel}>{place}</h3>
            <Facts
              items={keys.map(([does, key]) => [
                does,
                <kbd key={key} className={figures}>
                  {key}
                </kbd>,
              ])}
            />
          </section>
        ))}
      </Dialog>
    )
  );
}

/** The keyboard shortcuts that this user has, by place. */
function keysOf(person: Person): readonly (readonly [place: string, keys: Keys])[] {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const payments: Keys = [
    ...(mayCharge(person) ? ([['Cobrar', CHARGE_KEY]] as const) : []),
    ...(mayOperate(person) ? ([['Enviar solicitud', SEND_KEY]] as const) : []),
    ['Ir al buscador de pagos', SEARCH_KEY],
    ...(seesLatest(person) ? ([['Ver los últimos cinco pagos', LATEST_KEY]] as const) : []),
  ];
  return [
    [
      'En todo el portal',
      [
        ['Buscar en el portal', isApple ? '⌘ K' : 'Ctrl K'],
        ['Ver estos atajos', '?'],
        ['Cerrar una ventana o un menú', 'Esc'],
        ['Abrir un menú, desde su botón', '↓'],
        ['Moverte en menús, pestañas y resultados', '← ↑ ↓ →'],
        ['Ir al primero o al último', 'Inicio · Fin'],
      ],
    ],
    ...(can(person, SEES_PAYMENTS) && leadsToScreen(paths.transaction.dashboard, person)
      ? ([['En Pagos, en vivo', payments]] as const)
      : []),
  ];
}

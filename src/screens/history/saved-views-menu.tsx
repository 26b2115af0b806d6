import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createSavedViews } from '#stores/saved-views.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { historyAddress } from './history-address.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

interface SavedViewsMenuProps {
  /** Views are stored per user, on this device. */
  userId: string;
  /** Address of the current view. */
  address: string;
}

export function SavedViewsMenu({ userId, address }: SavedViewsMenuProps) {
  useSignals();
  const saved = useMemo(() => createSavedViews(`history.${userId}`), [userId]);
  const [managing, setManaging] = useState(false);
  return (
    <>
      <MenuButton
        label="Vistas guardadas"
        icon="star"
        items={() => [
          ...saved.views.peek().map((view) => ({
            label: view.name,
            onSelect: () => {
              historyAddress.dropTyped();
              navigate(location.pathname + view.address);
            },
          })),
          { label: 'Guardar esta vista', icon: 'plus' as const, onSelect: () => setManaging(true) },
        ]}
      />
      {managing && <SaveViewDialog saved={saved} address={address} onClose={() => setManaging(false)} />}
    </>
  );
}

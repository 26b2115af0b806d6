import { createPortal } from 'react-dom';
import { openNewRequest } from '../../../blocks/transaction/transaction-modal.ts';
import { actionBar } from '../../../ui/action-bar.css.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrating } from '../../../ui/use-hydrating.ts';

interface ActionBarProps {
  canSend: boolean;
}

// Rendered outside the page, whose container would position fixed elements relative to itself in some browsers.
export function ActionBar(props: ActionBarProps) {
  // The server renderer has no portals.
  return useHydrating() ? null : createPortal(<ActionBarContent {...props} />, document.body);
}

export const ActionBarContent = ({ canSend }: ActionBarProps) => (
  <div className={actionBar}>
    <Button icon="send" size="full" disabled={!canSend} onClick={openNewRequest}>
      Enviar solicitud
    </Button>
  </div>
);

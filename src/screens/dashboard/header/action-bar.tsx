import { createPortal } from 'react-dom';
import { openNewRequest } from '../../../blocks/transaction/transaction-modal.ts';
import { actionBar } from '../../../ui/action-bar.css.ts';
import { Button } from '../../../ui/button.tsx';

// Rendered outside the page, whose container would position fixed elements relative to itself in some browsers.
export const ActionBar = ({ canSend }: { canSend: boolean }) =>
  createPortal(
    <div className={actionBar}>
      <Button icon="send" size="full" disabled={!canSend} onClick={openNewRequest}>
        Enviar solicitud
      </Button>
    </div>,
    document.body,
  );

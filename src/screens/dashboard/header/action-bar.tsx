import { createPortal } from 'react-dom';
import { openNewRequest } from '../../../blocks/transaction/transaction-modal.ts';
import { Button } from '../../../ui/button.tsx';
import { actionBar } from '../../../ui/page.css.ts';

// Outside the page: a container, which the page is, holds fixed things to itself in some browsers.
export const ActionBar = ({ canSend }: { canSend: boolean }) =>
  createPortal(
    <div className={actionBar}>
      <Button icon="send" size="full" disabled={!canSend} onClick={openNewRequest}>
        Enviar solicitud
      </Button>
    </div>,
    document.body,
  );

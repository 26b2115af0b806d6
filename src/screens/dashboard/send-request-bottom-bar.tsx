import { createPortal } from 'react-dom';
import { openCharge, openNewRequest } from '#features/transaction/transaction-modal.ts';
import { Button } from '#ui/button.tsx';
import { framePart } from '#ui/frame-part.ts';
import { useHydrating } from '#ui/use-hydrating.ts';
import { sendRequestBottomBar } from './send-request-bottom-bar.css.ts';

interface SendRequestBarProps {
  canSend: boolean;
  charges: boolean;
}

// Rendered outside the page, because in some browsers the page's container would be the reference for fixed positions.
export function SendRequestBottomBar(props: SendRequestBarProps) {
  // The server renderer does not support portals.
  return useHydrating() ? null : createPortal(<SendRequestBarContent {...props} />, document.body);
}

export const SendRequestBarContent = ({ canSend, charges }: SendRequestBarProps) => (
  <div className={sendRequestBottomBar} data-bottom-bar>
    {charges && (
      <Button {...framePart('charge')} icon="charge" size="full" disabled={!canSend} onClick={openCharge}>
        Cobrar
      </Button>
    )}
    <Button
      {...framePart('send')}
      variant={charges ? 'outline' : 'primary'}
      icon="send"
      size="full"
      disabled={!canSend}
      onClick={openNewRequest}
    >
      {charges ? 'Solicitud' : 'Enviar solicitud'}
    </Button>
  </div>
);

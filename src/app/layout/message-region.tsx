import { useSignals } from '@preact/signals-react/runtime';
import { clearMessage, holdMessage, message, releaseMessage } from '#stores/messages.ts';
import { MessageToast } from '#ui/message-toast.tsx';

export function MessageRegion() {
  useSignals();
  return (
    <MessageToast
      message={message.value}
      onHold={holdMessage}
      onRelease={releaseMessage}
      onClose={clearMessage}
    />
  );
}

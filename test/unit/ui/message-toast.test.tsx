import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MessageRegion } from '../../../src/app/layout/message-region.tsx';
import { showSuccess } from '../../../src/stores/messages.ts';
import { MessageToast, type ToastMessage } from '../../../src/ui/message-toast.tsx';
import { fakeTimers } from '../../support/fake-timers.ts';
import { render } from '../../support/render.tsx';

const created: ToastMessage = { id: 1, kind: 'success', title: 'Caja creada', text: 'Caja @luna-centro' };
const failed: ToastMessage = { id: 2, kind: 'error', title: 'Solicitud', text: 'La solicitud fue rechazada' };

const ignore = () => undefined;
const toast = (message: ToastMessage | null) => (
  <MessageToast message={message} onHold={ignore} onRelease={ignore} onClose={ignore} />
);

test('a success is announced politely and an error at once, in live regions that exist before the message', async () => {
  const view = await render(toast(null));
  const polite = view.find('[role=status]');
  const urgent = view.find('[role=alert]');
  await view.rerender(toast(created));
  assert.match(polite.textContent ?? '', 'Caja creada');
  assert.is(urgent.textContent, '');
  await view.rerender(toast(failed));
  assert.is(polite.textContent, '');
  assert.match(urgent.textContent ?? '', 'La solicitud fue rechazada');
});

test('a message stays under the pointer and while it has the focus, and disappears by itself afterwards', async () => {
  const timers = fakeTimers();
  const view = await render(<MessageRegion />);
  await view.act(() => showSuccess(created.title, created.text));
  const close = view.button('Cerrar mensaje');
  await view.act(() => void close.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await view.act(() => timers.advance(60_000));
  assert.match(view.text(), created.text);
  const out = new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body });
  await view.focus(close);
  await view.act(() => void close.dispatchEvent(out));
  await view.act(() => timers.advance(60_000));
  assert.match(view.text(), created.text);
  await view.blur(close);
  await view.act(() => timers.advance(6000));
  assert.not.match(view.text(), created.text);
});

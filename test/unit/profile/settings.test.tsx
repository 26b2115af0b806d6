import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCrop } from '../../../src/domain/crop.ts';
import { CollectingCard } from '../../../src/screens/profile/cards/collecting-card.tsx';
import AvatarDialog from '../../../src/screens/profile/modals/avatar-dialog.tsx';
import ClosingCountDialog from '../../../src/screens/profile/modals/closing-count-dialog.tsx';
import { CropStage } from '../../../src/screens/profile/modals/crop-stage.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { session as currentSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('settings of the profile');
const { user, ...of } = session().userData;
test.before.each(() => startSession(session()));

test('the QR material is asked for once while it is under way', async () => {
  const { response, give } = later();
  const api = stubbedApi({ 'users/v3/qr/download': () => response });
  const view = await render(<CollectingCard user={{ ...user, ...of }} />);
  const button = view.find('button');
  await view.click(button);
  await view.click(button);
  assert.is(api.calls.length, 1);
  await view.act(() => give(failureResponse(500, { title: 'QR', message: 'Intenta de nuevo' })));
  await view.settle();
  await view.click(button);
  assert.is(api.calls.length, 2);
  await view.unmount();
});

test('without a picture nothing is sent', async () => {
  const api = stubbedApi({});
  const view = await render(<AvatarDialog />);
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  await view.settle();
  assert.is(api.calls.length, 0);
  assert.not.ok(view.has('[role=alert]:not(:empty)'));
  await view.unmount();
});

test('the count of closings is set with its threshold, which may be zero', async () => {
  const { userData } = session();
  const owner: typeof userData = {
    ...userData,
    user: { ...userData.user, type: 'admin' },
    permissions: ['profile_view', 'cashier_manage'],
  };
  startSession(session({ userData: owner }));
  const api = stubbedApi({
    'users/v3/profile/closing-count': ({ content }) => successResponse(content),
  });
  profileModal.open({ step: 'closing-count' });
  const view = await render(<ClosingCountDialog />);
  const threshold = view.field('Pedir motivo si la diferencia pasa de');
  assert.is(threshold.value, '0.00');
  await view.click(view.field('Pedir a las cajas contar al cerrar'));
  await view.type(threshold, '-1');
  await view.click(view.button('Guardar'));
  await view.settle();
  assert.equal(api.calls, []);
  await view.type(threshold, '12.5');
  await view.click(view.button('Guardar'));
  await view.settle();
  assert.equal(
    api.calls.map(({ content }) => content),
    [{ required: true, reasonThreshold: 12.5 }],
  );
  const { user: saved, ...rest } = currentSession.value?.userData ?? owner;
  const card = await render(<CollectingCard user={{ ...saved, ...rest }} />);
  assert.match(
    card.container.textContent ?? '',
    'Cierre con conteoSí, con motivo si la diferencia pasa de Q12.50',
  );
  await card.unmount();
});

test('a picture follows the pointer only while it is dragged', async () => {
  let moves = 0;
  const view = await render(
    <CropStage src="data:," crop={startCrop(400, 300)} onCrop={() => (moves += 1)} />,
  );
  const stage = view.find('[role=application]');
  let dragged = false;
  Object.assign(stage, {
    setPointerCapture: () => (dragged = true),
    hasPointerCapture: () => dragged,
  });
  const pointer = (type: string) =>
    view.act(() => void stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 })));
  await pointer('pointermove');
  assert.is(moves, 0);
  await pointer('pointerdown');
  await pointer('pointermove');
  assert.is(moves, 1);
  await view.unmount();
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCrop } from '../../../src/domain/crop.ts';
import BusinessAvatarDialog from '../../../src/screens/profile/modals/business-avatar-dialog.tsx';
import { CropStage } from '../../../src/screens/profile/modals/crop-stage.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('avatar dialog');

test.before.each(() => startSession(session()));

test('without a picture nothing is sent', async () => {
  const api = stubbedApi({});
  const view = await render(<BusinessAvatarDialog />);
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  await view.settle();
  assert.is(api.calls.length, 0);
  assert.not.ok(view.has('[role=alert]:not(:empty)'));
  await view.unmount();
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

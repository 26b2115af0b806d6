import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startCrop } from '../../../src/domain/crop.ts';
import { BusinessAvatarDialog } from '../../../src/screens/profile/avatar/business-avatar-dialog.tsx';
import { CropStage } from '../../../src/screens/profile/avatar/crop-stage.tsx';
import {
  choosePicture,
  pictures,
  restorePictures,
  savePicture,
  stubPictures,
} from '../../support/avatar-pictures.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const AVATAR = 'users/v3/profile/avatar';

test.before.each(() => {
  stubPictures();
});
test.after(restorePictures);

test('a large picture is scaled down', async () => {
  stubbedApi({ [AVATAR]: { avatar: '/avatars/2' } });
  Object.assign(pictures, { width: 1000, height: 2000 });
  const view = await render(<BusinessAvatarDialog />);
  await choosePicture(view);
  await savePicture(view);
  assert.equal(pictures.drawn, [[0, 500, 1000, 1000, 0, 0, 512, 512]]);
});

for (const [which, width, height, places] of [
  ['wide', 400, 300, '45,0 50,0 50,0 50,0 50,0'],
  ['high', 300, 400, '0,50 0,50 0,55 0,50 0,50'],
] as const) {
  test(`arrow keys move a ${which} picture along its longer side, and other keys keep their meaning`, async () => {
    stubbedApi({ [AVATAR]: { avatar: null } });
    Object.assign(pictures, { width, height });
    const view = await render(<BusinessAvatarDialog />);
    await choosePicture(view);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Tab']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await view.dispatch(view.find('[role=application]'), press);
      assert.is(press.defaultPrevented, key !== 'Tab', key);
      await savePicture(view);
    }
    assert.is(pictures.drawn.map(([x, y]) => `${x},${y}`).join(' '), places);
  });
}

test('zooming in shows a smaller part of the picture', async () => {
  stubbedApi({ [AVATAR]: { avatar: null } });
  const view = await render(<BusinessAvatarDialog />);
  await choosePicture(view);
  const zoom = view.field('Acercar');
  await view.type(zoom, '2');
  assert.is(zoom.getAttribute('aria-valuetext'), '200 %');
  await view.press('ArrowUp', view.find('[role=application]'));
  const { width, height, transform } = view.find('[role=application] img').style;
  assert.equal([width, height], ['640px', '480px'], 'it is seen as it will be cut');
  assert.match(transform, 'translate(0px, -4px)');
  await savePicture(view);
  assert.equal(pictures.drawn, [[125, 77.5, 150, 150, 0, 0, 150, 150]]);
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
});

import { startCrop } from '#domain/crop.ts';
import { BusinessAvatarDialog } from '#screens/profile/avatar/business-avatar-dialog.tsx';
import { CropStage } from '#screens/profile/avatar/crop-stage.tsx';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { message } from '#stores/messages.ts';
import { session as openSession } from '#stores/session.ts';
import {
  choosePicture,
  pictureFile,
  pictures,
  restorePictures,
  savePicture,
  stubPictures,
} from '../support/avatar-pictures.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const AVATAR = 'users/v3/profile/avatar';
const NO_PICTURE = 'El archivo no es una imagen PNG, JPG o WebP, o está dañado';

test.before.each(() => stubPictures());
test.after(() => restorePictures());

for (const [what, chosen, canRead, error] of [
  ['another type', pictureFile('image/gif'), true, NO_PICTURE],
  ['more than 2 MB', pictureFile('image/png', 2 * 1024 * 1024 + 1), true, 'La imagen pesa más de 2 MB'],
  ['a broken picture', pictureFile('image/png'), false, NO_PICTURE],
] as const)
  test(`${what} is rejected with a reason, and the previous picture stays`, async () => {
    const { view } = await openPage(<BusinessAvatarDialog />, {});
    pictures.readable = canRead;
    await choosePicture(view, chosen);
    assert.equal(view.texts('[role=alert]'), [error]);
    assert.not.ok(view.has('[role=application]'));
    pictures.readable = true;
    await choosePicture(view, pictureFile('image/webp', 2 * 1024 * 1024));
    assert.equal(view.texts('[role=alert]'), []);
    const { src } = view.find<HTMLImageElement>('[role=application] img');
    pictures.readable = canRead;
    await choosePicture(view, chosen);
    assert.equal(view.texts('[role=alert]'), [error]);
    assert.is(view.find<HTMLImageElement>('[role=application] img').src, src);
  });

test('of two pictures chosen quickly the last one is shown, whichever is decoded first', async () => {
  const decoded: (() => void)[] = [];
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decoded.push(resolve));
  const view = await render(<BusinessAvatarDialog />);
  await choosePicture(view, pictureFile('image/png'));
  await choosePicture(view, pictureFile('image/jpeg'));
  const shown = () => view.find<HTMLImageElement>('[role=application] img').src;
  await view.act(decoded[1] as () => void);
  const last = shown();
  await view.act(decoded[0] as () => void);
  assert.is(shown(), last);
});

for (const [type, sent, width, height, drawn] of [
  ['image/jpeg', 'image/jpeg', 400, 300, [50, 0, 300, 300, 0, 0, 300, 300]],
  ['image/webp', 'image/png', 1000, 2000, [0, 500, 1000, 1000, 0, 0, 512, 512]],
] as const)
  test(`the middle of a ${type} picture of ${width} × ${height} is sent as ${sent}, scaled down if it is large, and shown at once`, async () => {
    const responseContent = { avatar: '/avatars/2' };
    const api = stubbedApi({ [AVATAR]: () => Response.json({ responseContent }) });
    Object.assign(pictures, { width, height });
    profileModal.open({ step: 'avatar' });
    const view = await render(<BusinessAvatarDialog />);
    await choosePicture(view, pictureFile(type));
    assert.is(document.activeElement, view.find('[role=application]'));
    await savePicture(view);
    assert.equal(api.contentsOf(AVATAR), [{ contentType: sent, data: btoa(sent) }]);
    assert.equal(pictures.drawn, [drawn]);
    assert.is(openSession.value?.userData.business.avatar, '/avatars/2');
    assert.is(profileModal.current.value.step, 'none');
    assert.equal([message.value?.title, message.value?.text], ['Foto del negocio', 'Se actualizo con éxito']);
  });

test('a picture that can’t be cropped or sent says why and keeps its position; another one starts centered', async () => {
  const { api, view } = await openPage(<BusinessAvatarDialog />, {
    [AVATAR]: () => failureResponse(500, { title: 'Foto', message: 'Otra vez' }),
  });
  await choosePicture(view);
  await view.press('ArrowLeft');
  await view.press('ArrowLeft');
  await savePicture(view);
  assert.equal(view.texts('[role=alert]'), ['Foto: Otra vez']);
  await savePicture(view);
  pictures.cuttable = false;
  await savePicture(view);
  assert.equal(view.texts('[role=alert]'), ['No se pudo recortar la imagen. Elige otra, o una más pequeña']);
  assert.is(api.calls.length, 2);
  pictures.cuttable = true;
  view.find<HTMLButtonElement>('button').focus();
  await choosePicture(view, pictureFile('image/webp'));
  assert.equal(view.texts('[role=alert]'), []);
  assert.is(document.activeElement, view.find('[role=application]'));
  await view.press('ArrowLeft');
  await savePicture(view);
  const lefts = pictures.drawn.map(([x]) => x);
  assert.equal(lefts, [60, 60, 60, 55]);
});

test('a picture can be chosen by dropping it; an empty drop changes nothing', async () => {
  const { view } = await openPage(<BusinessAvatarDialog />, {});
  const place = view.find('[role=dialog] label');
  const drag = (type: string, files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files } });
    return view.dispatch(place, event).then(() => event.defaultPrevented);
  };
  assert.equal([await drag('dragover', []), await drag('drop', [])], [true, true]);
  assert.not.ok(view.has('[role=application]'));
  assert.is(await drag('drop', [pictureFile('image/png')]), true);
  await view.loaded();
  assert.ok(view.has('[role=application]'));
});

for (const [which, width, height, places] of [
  ['wide', 400, 300, '45,0 50,0 50,0 50,0 50,0'],
  ['high', 300, 400, '0,50 0,50 0,55 0,50 0,50'],
] as const)
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

test('zooming in shows a smaller part of the picture', async () => {
  const { view } = await openPage(<BusinessAvatarDialog />, { [AVATAR]: { avatar: null } });
  await choosePicture(view);
  const zoom = view.field('Acercar');
  await view.type(zoom, '2');
  assert.is(zoom.getAttribute('aria-valuetext'), '200 %');
  await savePicture(view);
  assert.equal(pictures.drawn, [[125, 75, 150, 150, 0, 0, 150, 150]]);
});

test('zooming out leaves no gap beside a picture that was moved to its edge', async () => {
  const { view } = await openPage(<BusinessAvatarDialog />, { [AVATAR]: { avatar: null } });
  await choosePicture(view);
  await view.type(view.field('Acercar'), '4');
  view.find('[role=application]').focus();
  for (let step = 0; step < 40; step += 1) await view.press('ArrowLeft');
  await view.type(view.field('Acercar'), '1');
  await savePicture(view);
  const [x = 0, y = 0, width = 0, height = 0] = pictures.drawn[0] ?? [];
  assert.ok(x + width <= 400 && y + height <= 300, `${[x, y, width, height]}`);
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

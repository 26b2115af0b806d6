import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BusinessAvatarDialog } from '../../../src/screens/profile/avatar/business-avatar-dialog.tsx';
import { profileModal } from '../../../src/screens/profile/profile-modal.ts';
import { session as openSession } from '../../../src/stores/session.ts';
import {
  choosePicture,
  pictureFile,
  pictures,
  restorePictures,
  savePicture,
  stubPictures,
} from '../../support/avatar-pictures.ts';
import { loadedView, render } from '../../support/render.tsx';
import { failureResponse, stubbedApi } from '../../support/stubbed-api.ts';

const AVATAR = 'users/v3/profile/avatar';
const NO_PICTURE = 'El archivo no es una imagen PNG, JPG o WebP';

test.before.each(() => {
  stubPictures();
});
test.after(() => {
  restorePictures();
});

test('without a picture nothing is sent', async () => {
  const api = stubbedApi({});
  const view = await render(<BusinessAvatarDialog />);
  await view.submit();
  await view.settle();
  assert.is(api.calls.length, 0);
  assert.not.ok(view.has('[role=alert]:not(:empty)'));
});

for (const [what, chosen, canRead, error] of [
  ['another type', pictureFile('image/gif'), true, NO_PICTURE],
  ['more than 2 MB', pictureFile('image/png', 2 * 1024 * 1024 + 1), true, 'La imagen pesa más de 2 MB'],
  ['a broken picture', pictureFile('image/png'), false, NO_PICTURE],
] as const) {
  test(`${what} is rejected with a reason, and the previous picture stays`, async () => {
    stubbedApi({});
    const view = await render(<BusinessAvatarDialog />);
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
}

for (const [type, sent] of [
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/png'],
] as const) {
  test(`the middle of a ${type} picture is sent as ${sent} and shown at once`, async () => {
    const api = stubbedApi({ [AVATAR]: { avatar: '/avatars/2' } });
    profileModal.open({ step: 'avatar' });
    const view = await render(<BusinessAvatarDialog />);
    await choosePicture(view, pictureFile(type));
    assert.is(document.activeElement, view.find('[role=application]'));
    await savePicture(view);
    assert.equal(api.contentsOf(AVATAR), [{ contentType: sent, data: btoa(sent) }]);
    assert.equal(pictures.drawn, [[50, 0, 300, 300, 0, 0, 300, 300]]);
    assert.is(openSession.value?.userData.business.avatar, '/avatars/2');
    assert.is(profileModal.current.value.step, 'none');
  });
}

test('when the browser can’t crop a picture, a message says so and another one can be chosen', async () => {
  const api = stubbedApi({
    [AVATAR]: () => failureResponse(500, { title: 'Foto', message: 'Intenta de nuevo' }),
  });
  const view = await render(<BusinessAvatarDialog />);
  await choosePicture(view);
  pictures.cuttable = false;
  await savePicture(view);
  assert.equal(view.texts('[role=alert]'), ['No se pudo recortar la imagen. Elige otra, o una más pequeña']);
  assert.is(api.calls.length, 0);
  pictures.cuttable = true;
  await choosePicture(view);
  assert.equal(view.texts('[role=alert]'), []);
  await savePicture(view);
  assert.is(api.callsOf(AVATAR).length, 1);
});

test('a failure keeps the picture’s position; another picture starts centered', async () => {
  stubbedApi({ [AVATAR]: () => failureResponse(500, { title: 'Foto', message: 'Otra vez' }) });
  const view = await render(<BusinessAvatarDialog />);
  await choosePicture(view);
  await view.press('ArrowLeft');
  await view.press('ArrowLeft');
  await savePicture(view);
  assert.equal(view.texts('[role=alert]'), ['Foto: Otra vez']);
  await savePicture(view);
  await choosePicture(view);
  await savePicture(view);
  assert.equal(
    pictures.drawn.map(([x]) => x),
    [60, 60, 50],
  );
});

test('a picture can be chosen by dropping it; an empty drop changes nothing', async () => {
  stubbedApi({});
  const view = await render(<BusinessAvatarDialog />);
  const place = view.find('[role=dialog] label');
  const drag = (type: string, files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files } });
    return view.dispatch(place, event).then(() => event.defaultPrevented);
  };
  assert.equal([await drag('dragover', []), await drag('drop', [])], [true, true]);
  assert.not.ok(view.has('[role=application]'));
  assert.is(await drag('drop', [pictureFile('image/png')]), true);
  await loadedView(view);
  assert.ok(view.has('[role=application]'));
});

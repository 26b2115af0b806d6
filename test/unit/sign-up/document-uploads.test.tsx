import { fireEvent } from '@testing-library/react';
import { DocumentField } from '#screens/sign-up/documents/document-field.tsx';
import { REQUIRED_DOCUMENTS } from '#screens/sign-up/documents/document-files.ts';
import { removeDocument, sendDocument } from '#screens/sign-up/documents/document-uploads.ts';
import { changeDraft, draft } from '#screens/sign-up/draft.ts';
import { saveSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { DocumentsStep } from '#screens/sign-up/steps/documents-step.tsx';
import { pdf } from '../../fixtures/upload-files.ts';
import { filledDraft } from '../fixtures/sign-up-draft.ts';
import { assert, render, type View } from '../support/render.tsx';
import { signUpStepSuite } from '../support/sign-up-step-suite.ts';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const UPLOAD = 'sign-up/v2/upload';
const DPI = 'Elige un archivo: DPI del representante';
const HERE = '/afiliaciones/documentos';
const test = signUpStepSuite('uploading the documents of a sign-up', HERE);
const NEXT = '/afiliaciones/acceso';
const received = (id = 'do_1') =>
  successResponse({ document: { id, kind: 'identity', name: 'dpi.pdf', size: 2048 } });

test.before.each(() => {
  for (const { kind } of REQUIRED_DOCUMENTS) removeDocument(kind);
});

const open = () => render(<DocumentsStep back="" next={NEXT} />);
const group = (view: View) => view.find('[role=group]');
const text = (view: View) => group(view).textContent ?? '';

async function choose(view: View, content: BlobPart = pdf(2048), name = 'dpi.pdf'): Promise<void> {
  const input = view.find<HTMLInputElement>(`[aria-label="${DPI}"]`);
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], name)] });
  await view.act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

test('a chosen file is uploaded without moving the focus, and then belongs to the draft until it is removed', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [UPLOAD]: () => response });
  const view = await open();
  await choose(view);
  await view.until(() => api.calls.length > 0);
  assert.is(view.find('[role=progressbar]').getAttribute('aria-label'), 'Subiendo dpi.pdf');
  assert.is(document.activeElement, view.button('Cancelar dpi.pdf'));
  assert.equal(draft.value.documents, {});
  await view.focus(view.find('[type=submit]'));
  await view.actAndLoad(() => give(received()));
  assert.is(document.activeElement, view.find('[type=submit]'));
  const { at, ...kept } = draft.value.documents.identity ?? { at: 0 };
  assert.equal(kept, { id: 'do_1', name: 'dpi.pdf', size: 2048 });
  assert.match(text(view), 'dpi.pdf2 kBRecibido');
  assert.not.ok(view.has('[role=progressbar]'));
  await view.clickButton('Quitar dpi.pdf');
  assert.equal(draft.value.documents, {});
  assert.is(document.activeElement, view.find(`[aria-label="${DPI}"]`));
});

test('a canceled upload aborts its call, and its late response is ignored', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [UPLOAD]: () => response });
  const view = await open();
  await choose(view);
  await view.until(() => api.calls.length > 0);
  await view.clickButton('Cancelar dpi.pdf');
  assert.is(api.calls[0]?.signal.aborted, true);
  assert.is(document.activeElement, view.find(`[aria-label="${DPI}"]`));
  await view.actAndLoad(() => give(received()));
  assert.equal(draft.value.documents, {});
  assert.not.match(text(view), 'dpi.pdf');
});

test('choosing another file aborts the upload of the previous one, and a late response is ignored', async () => {
  const answers = [later(), later()];
  let asked = 0;
  const api = stubbedApi({ [UPLOAD]: () => (answers[asked++] ?? later()).response });
  const view = await open();
  const send = async (name: string, calls: number) => {
    void sendDocument('identity', new File([pdf(2048)], name));
    await view.until(() => api.calls.length === calls);
  };
  await send('dpi.pdf', 1);
  await send('otro.pdf', 2);
  assert.equal([api.calls[0]?.signal.aborted, api.calls[1]?.signal.aborted], [true, false]);
  await view.act(() => answers[1]?.give(received('do_2')));
  await view.until(() => draft.value.documents.identity?.id === 'do_2');
  await view.act(() => answers[0]?.give(received('do_1')));
  await view.settle();
  assert.is(draft.value.documents.identity?.id, 'do_2');
});

test('a file of another type is rejected without a call, and no retry is offered', async () => {
  const api = stubbedApi({});
  const view = await open();
  await choose(view, 'GIF89a', 'foto.gif');
  await view.loaded();
  assert.match(view.text('[role=group] [role=status]'), 'El archivo no es un PDF, JPG o PNG');
  assert.equal(api.calls, []);
  assert.equal(view.findAll('[role=group] button'), [view.button('Quitar foto.gif')]);
  await view.submitAndLoad();
  assert.is(document.activeElement, view.button('Quitar foto.gif'));
  await view.clickButton('Quitar foto.gif');
  assert.not.match(text(view), 'foto.gif');
});

for (const status of [400, 413, 422, 429, 500]) {
  const again = status >= 429;
  test(`after a ${status} the file ${again ? 'can' : 'cannot'} be sent again`, async () => {
    const api = stubbedApi({
      [UPLOAD]: () => failureResponse(status, { title: 'Archivo', message: 'No pasó' }),
    });
    const view = await open();
    await choose(view);
    await view.loaded();
    assert.match(text(view), 'No pasó');
    const retry = view.findAll('[role=group] button').find(({ textContent }) => textContent === 'Reintentar');
    assert.is(retry !== undefined, again);
    if (retry) {
      api.responders[UPLOAD] = () => received('do_2');
      await view.click(retry);
      await view.loaded();
      assert.is(draft.value.documents.identity?.id, 'do_2');
      assert.is(document.activeElement, view.button('Quitar dpi.pdf'));
    }
  });
}

test('with all documents the next step opens, and errors about documents are cleared', async () => {
  stubbedApi({});
  const fields = [{ field: 'documentIds', message: 'Envíalos otra vez' }];
  saveSignUpFailure({ kind: 'answered', title: 'Afiliación', message: '', status: 422, fields });
  const view = await open();
  assert.match(view.text('[role=alert]'), 'Afiliación: Envíalos otra vez');
  await view.act(() => changeDraft({ documents: filledDraft.documents }));
  await view.submitAndLoad();
  assert.is(location.pathname, NEXT);
  assert.not.ok(view.has('[role=alert]'));
});

test('the first attempt to continue reports each missing document and focuses the first one', async () => {
  const view = await open();
  assert.not.match(view.text(), 'Este campo es requerido');
  await view.submit();
  assert.is(view.text().match(/Este campo es requerido/g)?.length, REQUIRED_DOCUMENTS.length);
  const first = view.find('[aria-invalid=true]');
  assert.is(document.activeElement, first);
  assert.is(view.description(first), 'Este campo es requerido');
  assert.is(location.pathname, HERE);
});

test('continuing during an upload announces once that it must finish first', async () => {
  const file = new File(['%PDF-1.7'], 'dpi.pdf', { type: 'application/pdf' });
  const upload = { state: 'sending', file, percent: 40, cancel: () => undefined } as const;
  const view = await render(
    <DocumentField kind="identity" label="DPI" received={undefined} upload={upload} submitted />,
  );
  assert.is(view.text().match(/Espera a que termine de subir/g)?.length, 1);
  assert.is(view.text('[role=status]'), 'Espera a que termine de subir');
});

test('a drop area is marked only while a file is above it', async () => {
  const view = await open();
  const input = view.find(`[aria-label="${DPI}"]`);
  const marked = (type: string) => {
    fireEvent(input, new Event(type, { bubbles: true }));
    return input.parentElement?.className;
  };
  const none = input.parentElement?.className;
  for (const end of ['dragleave', 'drop']) {
    assert.is.not(marked('dragenter'), none);
    assert.is(marked(end), none, end);
  }
});

for (const type of ['dragover', 'drop'])
  test(`${type} outside the drop areas does not leave the page while the step is open`, async () => {
    stubbedApi({});
    const view = await open();
    const drag = (target: Element) => {
      const dataTransfer = { dropEffect: 'copy' };
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
      target.dispatchEvent(event);
      return [event.defaultPrevented, dataTransfer.dropEffect];
    };
    assert.equal(drag(view.find('h1')), [true, 'none']);
    assert.equal(drag(view.find('[type=file]')), [false, 'copy']);
    await view.unmount();
    assert.equal(drag(document.body), [false, 'copy']);
  });

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { REQUIRED_DOCUMENTS } from '../../../src/screens/sign-up/documents/file-rules.ts';
import { forgetDraft } from '../../../src/screens/sign-up/draft.ts';
import { DocumentsStep } from '../../../src/screens/sign-up/steps/documents-step.tsx';
import { render } from '../../support/render.tsx';

const test = suite('the step of the documents');
const PATH = '/afiliaciones/documentos';

test.before.each(() => {
  localStorage.clear();
  forgetDraft();
  history.replaceState(null, '', PATH);
});
test.after(() => {
  forgetDraft();
  history.replaceState(null, '', '/');
});

test('the first try to continue reports each missing document and focuses the first', async () => {
  const view = await render(<DocumentsStep back="" next="/afiliaciones/acceso" />);
  assert.not.match(view.container.textContent ?? '', 'Este campo es requerido');
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  assert.is(view.container.textContent?.match(/Este campo es requerido/g)?.length, REQUIRED_DOCUMENTS.length);
  const first = view.find('[aria-invalid=true]');
  assert.is(document.activeElement, first);
  const described = document.getElementById(first.getAttribute('aria-describedby') ?? '');
  assert.is(described?.textContent, 'Este campo es requerido');
  assert.is(location.pathname, PATH);
});

test.run();

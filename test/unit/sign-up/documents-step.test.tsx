import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { REQUIRED_DOCUMENTS } from '../../../src/screens/sign-up/documents/file-rules.ts';
import { DocumentsStep } from '../../../src/screens/sign-up/steps/documents-step.tsx';
import { render } from '../../support/render.tsx';

const PATH = '/afiliaciones/documentos';

test.before.each(() => {
  history.replaceState(null, '', PATH);
});

test('the first attempt to continue reports each missing document and focuses the first one', async () => {
  const view = await render(<DocumentsStep back="" next="/afiliaciones/acceso" />);
  assert.not.match(view.text(), 'Este campo es requerido');
  await view.submit();
  assert.is(view.text()?.match(/Este campo es requerido/g)?.length, REQUIRED_DOCUMENTS.length);
  const first = view.find('[aria-invalid=true]');
  assert.is(document.activeElement, first);
  const described = document.getElementById(first.getAttribute('aria-describedby') ?? '');
  assert.is(described?.textContent, 'Este campo es requerido');
  assert.is(location.pathname, PATH);
});

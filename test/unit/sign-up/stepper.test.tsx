import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SignUpStep, stepAt } from '../../../src/screens/sign-up/steps.ts';
import { Stepper } from '../../../src/screens/sign-up/wizard/stepper.tsx';
import { filledDraft } from '../../fixtures/sign-up-draft.ts';
import { render } from '../../support/render.tsx';

const at = (step: string) => {
  const current = stepAt(`/afiliaciones/${step}`) as SignUpStep;
  return render(<Stepper current={current} draft={{ ...filledDraft, documents: {} }} />);
};

test('completed steps and the first incomplete one can be opened, later ones cannot', async () => {
  const view = await at('negocio');
  const links = view.findAll('ol a').map((link) => link.getAttribute('href'));
  assert.equal(links, ['/afiliaciones/ubicacion', '/afiliaciones/banco', '/afiliaciones/documentos']);
});

test('the list marks the current step and the completed ones', async () => {
  const view = await at('banco');
  const later = ['3Banco', '4Documentos', '5Acceso', '6Listo'];
  assert.equal(view.texts('li'), ['Negocio (completo)', 'Ubicación (completo)', ...later]);
  assert.equal(view.findAll('[aria-current=step]'), [view.findAll('li')[2]]);
  const bar = view.find('[role=progressbar]');
  assert.equal([bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')], ['Paso 3 de 6', '50']);
  assert.match(view.text('nav > div'), 'BancoPaso 3 de 6');
});

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SignUpStep, stepAt } from '../../../src/screens/sign-up/steps.ts';
import { Stepper } from '../../../src/screens/sign-up/wizard/stepper.tsx';
import { filledDraft } from '../../fixtures/sign-up-draft.ts';
import { render } from '../../support/render.tsx';

const test = suite('the list of the steps');

test('completed steps and the first incomplete one can be opened, later ones cannot', async () => {
  const halfway = { ...filledDraft, documents: {} };
  const view = await render(
    <Stepper current={stepAt('/afiliaciones/negocio') as SignUpStep} draft={halfway} />,
  );
  assert.equal(
    view.findAll('ol a').map((link) => link.getAttribute('href')),
    ['/afiliaciones/ubicacion', '/afiliaciones/banco', '/afiliaciones/documentos'],
  );
  await view.unmount();
});

test.run();

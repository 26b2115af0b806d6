import type { SignUpDraft } from '#screens/sign-up/draft.ts';
import { signUpContent } from '#screens/sign-up/sign-up-operations.ts';
import { Review } from '#screens/sign-up/steps/review.tsx';
import { allowedPath, firstIncomplete, type SignUpStep, stepAt } from '#screens/sign-up/steps.ts';
import { Stepper } from '#screens/sign-up/wizard/stepper.tsx';
import { filledDraft as FULL, filledDraft } from '../fixtures/sign-up-draft.ts';
import { assert, render, test } from '../support/render.tsx';

type Part = 'business' | 'location' | 'bank';
const without = <Of extends Part>(part: Of, change: Partial<SignUpDraft[Of]>) => ({
  ...FULL,
  [part]: { ...FULL[part], ...change },
});

test('the first incomplete step is found; a changed account must be registered again', () => {
  const cases: [string, SignUpDraft][] = [
    ['access', FULL],
    ['business', without('business', { emailAddress: 'hola@luna' })],
    ['business', without('business', { phoneNumber: '5555' })],
    ['business', without('business', { taxId: 'CF' })],
    ['location', without('location', { cityId: '' })],
    ['bank', without('bank', { accountNumber: '12' })],
    ['documents', { ...FULL, documents: {} }],
  ];
  for (const [name, draft] of cases) assert.is(firstIncomplete(draft).name, name);
  assert.is(firstIncomplete(without('bank', { accountNumber: '99887766' })).name, 'bank');
  assert.is(firstIncomplete(without('bank', { accountNumber: '02744 1788' })).name, 'access', 'spaces only');
});

test('a step is open only if all earlier ones are complete, and Listo only if a sign-up was sent', () => {
  const halfway = { ...FULL, documents: {} };
  const cases: [path: string, allowed: string][] = [
    ['/afiliaciones', '/afiliaciones'],
    ['/afiliaciones/', '/afiliaciones'],
    ['/afiliaciones/otra', '/afiliaciones'],
    ['/afiliaciones/negocio', '/afiliaciones/negocio'],
    ['/afiliaciones/documentos/', '/afiliaciones/documentos'],
    ['/afiliaciones/acceso', '/afiliaciones/documentos'],
    ['/afiliaciones/listo', '/afiliaciones'],
  ];
  for (const [path, allowed] of cases) assert.is(allowedPath(path, halfway, false), allowed, path);
  assert.is(allowedPath('/afiliaciones/listo', halfway, true), '/afiliaciones/listo');
});

test('the typed values are sent in the format of the API', () => {
  const access = { username: ' volcan ', password1: 'Volcan#2026', password2: 'Volcan#2026' };
  const typed = without('business', { taxId: ' 4587921-3 ', emailAddress: ' hola@panaderiavolcan.gt ' });
  assert.equal(signUpContent(typed, access), {
    businessName: 'Panadería Volcán',
    taxId: '4587921-3',
    businessType: 'food',
    contactName: 'Elena Batz',
    emailAddress: 'hola@panaderiavolcan.gt',
    countryCode: '502',
    phoneNumber: '55559876',
    stateId: 'st_1',
    cityId: 'ci_1',
    address: '4a calle',
    fundSourceId: 'fs_1',
    documentIds: ['do_identity', 'do_commercial_license', 'do_bank_statement', 'do_tax_registration'],
    username: 'volcan',
    password: 'Volcan#2026',
  });
});

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

test('the summary shows each step with the labels of its fields, and a link to it', async () => {
  const view = await render(<Review draft={filledDraft} />);
  const [business, location, bank, documents] = view
    .findAll('li')
    .map((part) => [...part.querySelectorAll('p')].map(({ textContent }) => textContent?.trim()));
  const person = ['Elena Batz', 'hola@panaderiavolcan.gt', '+502 5555 9876'];
  assert.equal(business, ['Panadería Volcán', 'NIT 4587921-3 · Alimentos y bebidas', ...person]);
  assert.equal(location, ['4a calle', 'Panajachel, Sololá']);
  assert.equal(bank, ['Banco del Lago · •••• 1788', 'Monetaria a nombre de Elena Batz']);
  const kinds = [
    'DPI del representante',
    'Patente de comercio',
    'Estado de cuenta bancario',
    'RTU actualizado',
  ];
  assert.equal(documents, ['Documentos', ...kinds.map((kind) => `${kind}: x.pdf`)]);
  assert.is(
    view
      .findAll('a')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
      .join(', '),
    'Cambiar Negocio /afiliaciones/negocio, Cambiar Ubicación /afiliaciones/ubicacion, Cambiar Banco /afiliaciones/banco, Cambiar Documentos /afiliaciones/documentos',
  );
});

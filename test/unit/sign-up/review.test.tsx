import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeDraft, draft } from '../../../src/screens/sign-up/draft.ts';
import { Review } from '../../../src/screens/sign-up/steps/review.tsx';
import { filledDraft } from '../../fixtures/sign-up-draft.ts';
import { render } from '../../support/render.tsx';

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

test('equal lines of different fields are both shown', async () => {
  const reported: unknown[] = [];
  const original = console.error;
  console.error = (...args) => reported.push(args);
  const both = 'hola@panaderiavolcan.gt';
  changeDraft({ business: { ...draft.value.business, contactName: both, emailAddress: both } });
  const view = await render(<Review draft={draft.value} />);
  console.error = original;
  assert.is(view.findAll('p').filter(({ textContent }) => textContent === both).length, 2);
  assert.equal(reported, []);
});

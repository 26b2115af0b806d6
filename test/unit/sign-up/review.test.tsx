import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeDraft, draft } from '../../../src/screens/sign-up/draft.ts';
import { Review } from '../../../src/screens/sign-up/steps/review.tsx';
import { filledDraft } from '../../fixtures/sign-up-draft.ts';
import { render } from '../../support/render.tsx';

test('the summary names the city before its department', async () => {
  const view = await render(<Review draft={filledDraft} />);
  assert.match(view.text(), 'Panajachel, Sololá');
});

test('the summary shows each step with the labels of its fields, and a link to it', async () => {
  const view = await render(<Review draft={filledDraft} />);
  assert.equal(
    view
      .findAll('li')
      .map((part) => [...part.querySelectorAll('p')].map(({ textContent }) => textContent?.trim())),
    [
      [
        'Panadería Volcán',
        'NIT 4587921-3 · Alimentos y bebidas',
        'Elena Batz',
        'hola@panaderiavolcan.gt',
        '+502 5555 9876',
      ],
      ['4a calle', 'Panajachel, Sololá'],
      ['Banco del Lago · •••• 1788', 'Monetaria a nombre de Elena Batz'],
      [
        'Documentos',
        'DPI del representante: x.pdf',
        'Patente de comercio: x.pdf',
        'Estado de cuenta bancario: x.pdf',
        'RTU actualizado: x.pdf',
      ],
    ],
  );
  assert.equal(
    view.findAll('a').map((link) => [link.textContent, link.getAttribute('href')]),
    [
      ['Cambiar Negocio', '/afiliaciones/negocio'],
      ['Cambiar Ubicación', '/afiliaciones/ubicacion'],
      ['Cambiar Banco', '/afiliaciones/banco'],
      ['Cambiar Documentos', '/afiliaciones/documentos'],
    ],
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

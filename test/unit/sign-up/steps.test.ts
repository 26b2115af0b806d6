import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SignUpDraft } from '../../../src/screens/sign-up/draft.ts';
import { signUpContent } from '../../../src/screens/sign-up/sign-up-operations.ts';
import { allowedPath, firstIncomplete } from '../../../src/screens/sign-up/steps.ts';
import { filledDraft as FULL } from '../../fixtures/sign-up-draft.ts';

type Part = 'business' | 'location' | 'bank';
const without = <Of extends Part>(part: Of, change: Partial<SignUpDraft[Of]>) => ({
  ...FULL,
  [part]: { ...FULL[part], ...change },
});

test('the first incomplete step is found', () => {
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
});

test('a changed account must be registered again', () => {
  assert.is(firstIncomplete(without('bank', { accountNumber: '99887766' })).name, 'bank');
  assert.is(
    firstIncomplete(without('bank', { accountNumber: '02744 1788' })).name,
    'access',
    'only spaces differ',
  );
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

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  clearFieldFailures,
  fieldFailure,
  saveSignUpFailure,
} from '../../../src/screens/sign-up/sign-up-outcome.ts';

test('completing a step again removes only its own server errors', () => {
  const message = 'Envíalos otra vez';
  saveSignUpFailure({
    kind: 'answered',
    title: 'Afiliación',
    message: '',
    status: 400,
    fields: [
      { field: 'taxId', message: 'Ya existe' },
      { field: 'documentIds', message },
    ],
  });
  clearFieldFailures('taxId', 'businessName');
  assert.is(fieldFailure('taxId'), undefined);
  assert.is(fieldFailure('documentIds')?.message, message);
});

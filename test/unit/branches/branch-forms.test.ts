import type { Branch } from '@cobros/sdk';
import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CreateBranchForm,
  createBranchForm,
  EMPTY_BRANCH,
  editBranchForm,
  formOf,
} from '../../../src/screens/branches/branch-form.ts';

const FILLED: CreateBranchForm = {
  branchName: 'Cayalá',
  branchAddress: 'Boulevard 10-05',
  reference: 'C40',
  adminName: 'Diego Morales',
  adminUsername: ' cayala ',
  adminEmailAddress: ' cayala@tiendaluna.gt ',
  state: 'gt-01',
  city: 'gt-01-01',
  zone: 'gt-01-01-z16',
};

const wrong = (change: Partial<CreateBranchForm>) => {
  const [failure] = validate({ ...FILLED, ...change }, createBranchForm);
  return failure?.failures().map(({ path, message }) => [path[0], message]) ?? [];
};

test('every field of a new branch is required', () => {
  const [failure] = validate(EMPTY_BRANCH, createBranchForm);
  const required = failure?.failures().filter(({ message }) => message === 'Este campo es requerido');
  assert.equal(new Set(required?.map(({ path }) => path[0])), new Set(Object.keys(EMPTY_BRANCH)));
});

test('username and e-mail address must match their patterns', () => {
  assert.equal(wrong({}), []);
  assert.equal(wrong({ adminUsername: 'Cayala' }), [['adminUsername', 'El usuario no es válido']]);
  const adminEmailAddress = 'cayala@tiendaluna';
  assert.equal(wrong({ adminEmailAddress }), [['adminEmailAddress', 'El correo electrónico no es válido']]);
});

test('a branch without a location needs one before it can be saved', () => {
  const branch = { name: 'Centro', address: 'Zona 1', referenceId: 'C10' } as Branch;
  const [failure] = validate(
    formOf({ ...branch, stateId: null, cityId: null, regionId: null }),
    editBranchForm,
  );
  assert.equal(
    failure?.failures().map(({ path }) => path[0]),
    ['state', 'city', 'zone'],
  );
});

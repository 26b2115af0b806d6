import { draft } from '#screens/sign-up/draft.ts';
import { registerFundSource } from '#screens/sign-up/sign-up-operations.ts';
import { fieldFailure, saveSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { BankStep } from '#screens/sign-up/steps/bank-step.tsx';
import { filledDraft } from '../fixtures/sign-up-draft.ts';
import { assert, openPage, render, type View } from '../support/render.tsx';
import { signUpStepSuite } from '../support/sign-up-step-suite.ts';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const BANKS = 'sign-up/v2/banks';
const REGISTER = 'sign-up/v2/fundsource';
const HERE = '/afiliaciones/banco';
const test = signUpStepSuite('the step about the account', HERE);
const NEXT = '/afiliaciones/documentos';

const open = () =>
  openPage(<BankStep back="/afiliaciones/ubicacion" next={NEXT} />, {
    [BANKS]: { banks: [{ id: 'bk_lago', name: 'Banco del Lago' }] },
    [REGISTER]: { fundSourceId: 'fs_1' },
  });

test('the account is registered once, and again only after a change', async () => {
  let registered = 0;
  const api = stubbedApi({ [REGISTER]: () => successResponse({ fundSourceId: `fs_${++registered}` }) });
  const form = { ...filledDraft.bank, accountNumber: '027-4417' };
  await registerFundSource(form);
  assert.is((await registerFundSource({ ...form, accountNumber: '027 4417' })).ok, true);
  assert.equal([api.callsOf(REGISTER).length, draft.value.account?.id], [1, 'fs_1']);
  await registerFundSource({ ...form, accountNumber: '0274418' });
  assert.equal([api.callsOf(REGISTER).length, draft.value.account?.id], [2, 'fs_2']);
});

const select = (view: View, label: string) => view.field<HTMLSelectElement>(label);
async function fill(view: View): Promise<void> {
  await view.type(select(view, 'Banco'), 'bk_lago');
  await view.type(select(view, 'Tipo de cuenta'), 'savings');
  await view.type(view.field('Número de cuenta'), '027-4417 88');
  await view.type(view.field('Titular de la cuenta'), ' Elena   Batz ');
}

test('an impossible account number is not sent; the account is registered as chosen, and the next step opens', async () => {
  const { api, view } = await open();
  await fill(view);
  for (const typed of ['12345', '123456789012345678901', '0274a4', '']) {
    await view.type(view.field('Número de cuenta'), typed);
    await view.submitAndLoad();
    assert.is(document.activeElement, view.field('Número de cuenta'));
    const error = typed ? 'Escribe de 6 a 20 dígitos' : 'Este campo es requerido';
    assert.match(view.description(view.field('Número de cuenta')), error, typed);
  }
  assert.is(api.callsOf(REGISTER).length, 0);
  assert.equal(view.options('Tipo de cuenta'), ['Elige un tipo', 'Monetaria', 'Ahorro']);
  await fill(view);
  await view.submitAndLoad();
  const chosen = { bankId: 'bk_lago', accountType: 'savings' };
  const typed = { accountNumber: '027441788', accountHolder: 'Elena Batz' };
  assert.equal(api.contentsOf(REGISTER), [{ ...chosen, ...typed }]);
  assert.equal([draft.value.account?.id, draft.value.bank.bankName], ['fs_1', 'Banco del Lago']);
  assert.is(location.pathname, NEXT);
});

test('banks that could not be read can be read again; until then none can be chosen', async () => {
  const { response, give } = later();
  const api = stubbedApi({ [BANKS]: () => response });
  const view = await render(<BankStep back="" next={NEXT} />);
  assert.equal([select(view, 'Banco').textContent, select(view, 'Banco').disabled], ['Cargando', true]);
  await view.actAndLoad(() => give(failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' })));
  assert.match(view.text('[role=alert]'), 'Intenta de nuevo');
  const again = later();
  api.responders[BANKS] = () => again.response;
  const retry = view.button('Reintentar');
  await view.click(retry);
  assert.is(retry.getAttribute('aria-busy'), 'true');
  await view.actAndLoad(() =>
    again.give(successResponse({ banks: [{ id: 'bk_lago', name: 'Banco del Lago' }] })),
  );
  assert.is(select(view, 'Banco').textContent, 'Elige un bancoBanco del Lago');
  assert.not.ok(view.has('[role=alert]'));
});

test('an account that the server has deleted must be registered again; one that is rejected keeps the step and what was typed', async () => {
  const fields = [{ field: 'fundSourceId', message: 'Registra la cuenta otra vez' }];
  saveSignUpFailure({ kind: 'answered', title: 'Afiliación', message: '', status: 422, fields });
  const { api, view } = await open();
  assert.match(view.text('[role=alert]'), 'Afiliación: Registra la cuenta otra vez');
  const registers = api.responders[REGISTER];
  api.responders[REGISTER] = () => failureResponse(422, { title: 'Cuenta', message: 'El banco la rechazó' });
  await fill(view);
  await view.submitAndLoad();
  assert.match(view.text('[role=alert]'), 'Cuenta: El banco la rechazó');
  assert.equal([draft.value.account, location.pathname], [null, HERE]);
  const typed = [select(view, 'Banco').value, view.field('Número de cuenta').value];
  assert.equal(typed, ['bk_lago', '027-4417 88']);
  Object.assign(api.responders, { [REGISTER]: registers });
  await view.submitAndLoad();
  assert.is(fieldFailure('fundSourceId'), undefined);
  assert.not.ok(view.has('[role=alert]'));
});

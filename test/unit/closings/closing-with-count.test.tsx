import { closingRow } from '../fixtures/closing.ts';
import { CLOSE, openCloseDialog } from '../support/open-close-dialog.tsx';
import { failureResponse, type Responders, successResponse } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const open = (responders: Responders) => openCloseDialog({ countRequired: true }, responders);
const NO_AMOUNT = /Q2,754|Q2,904|Q150/;

test('a cashier that must count sees no amount of the closing before the count is sent', async () => {
  const { view, contents, dialog, press } = await open({ [CLOSE]: { closings: [closingRow()] } });
  const words =
    'Realizar cierreLo recibido en Centro · Caja 1 desde el último cierre, hasta este momentoMonto contadoQSuma lo que recibiste y resta lo que reembolsaste.Motivo de la diferencia (opcional)Se pide si la diferencia es mayor que la que admite tu negocio.Cuenta primero: el monto del cierre se muestra cuando cierras. La diferencia queda en el cierre.Realizar cierreVolver';
  assert.is(dialog(), words);
  assert.is(document.activeElement, view.field('Monto contado'));
  await press('Realizar cierre');
  assert.is(contents(CLOSE).length, 0);
  assert.match(dialog(), 'Este campo es requerido');
  assert.is(document.activeElement, view.field('Monto contado'));
  await view.type(view.field('Monto contado'), '2,750.5');
  assert.not.match(dialog(), NO_AMOUNT);
  await press('Cerrar con Q2,750.50 contados');
  assert.equal(contents(CLOSE), [{ countedAmount: 2750.5 }]);
});

test('a rejected count is explained at the reason field, which gets the focus, and the typed values stay', async () => {
  const told = 'Faltan Q4.25. Escribe el motivo para cerrar';
  const fields = [{ field: 'countReason', message: told }];
  const info = { code: 'count-reason-required', title: 'Cierre con conteo', message: told, fields };
  const { view, api, dialog, press } = await open({
    [CLOSE]: ({ content }) =>
      content.countReason ? successResponse({ closings: [closingRow()] }) : failureResponse(400, info),
  });
  await view.type(view.field('Monto contado'), '2750');
  await press('Cerrar con Q2,750.00 contados');
  const reason = view.field('Motivo de la diferencia');
  assert.is(document.activeElement, reason);
  assert.is(document.getElementById(reason.getAttribute('aria-describedby') ?? '')?.textContent, told);
  assert.not.ok(view.has('[role=alert]:not(:empty)'));
  assert.is(view.field('Monto contado').value, '2,750.00');
  await view.type(reason, 'Un cambio mal dado');
  await press('Cerrar con Q2,750.00 contados');
  const [refused, accepted] = api.callsOf(CLOSE);
  assert.equal(accepted?.content, { countedAmount: 2750, countReason: 'Un cambio mal dado' });
  assert.is.not(refused?.idempotencyKey, accepted?.idempotencyKey);
  assert.match(dialog(), 'Cierre realizado');
});

test('zero and negative counts are accepted, and a text is rejected without a call', async () => {
  const { view, contents, press } = await open({
    [CLOSE]: () => failureResponse(503, { title: 'Servicio', message: 'Intenta de nuevo' }),
  });
  for (const [typed, button] of [
    ['mil', 'Realizar cierre'],
    ['0', 'Cerrar con Q0.00 contados'],
    ['-30', 'Cerrar con −Q30.00 contados'],
  ] as const) {
    await view.type(view.field('Monto contado'), typed);
    await press(button);
  }
  assert.equal(contents(CLOSE), [{ countedAmount: 0 }, { countedAmount: -30 }]);
  assert.is(
    view.text('[role=alert]'),
    'Servicio: Intenta de nuevoSi alcanzó a llegar, repetirlo enseguida no lo duplica.',
  );
});

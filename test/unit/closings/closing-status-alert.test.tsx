import type { ClosingDetail } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ClosingStatusAlert, ClosingTiles } from '../../../src/screens/closings/detail/closing-head.tsx';
import { closingDetail } from '../../fixtures/closing.ts';
import { render } from '../../support/render.tsx';

async function show(over: Partial<ClosingDetail>) {
  const closing = closingDetail(over);
  const view = await render(
    <>
      <ClosingStatusAlert closing={closing} mayRetry />
      <ClosingTiles closing={closing} />
    </>,
  );
  return { view, text: view.text() };
}

test('a canceled closing links to its replacement, and does not claim that its money is still open', async () => {
  const { view, text } = await show({
    status: 'canceled',
    errorReason: 'Lo reemplazaron los cierres CI-000002 y CI-000003',
    replacedBy: [
      { id: 'cl_2', formattedNumber: 'CI-000002' },
      { id: 'cl_3', formattedNumber: 'CI-000003' },
    ],
  });
  assert.match(text, 'El cierre se canceló: Lo reemplazaron los cierres CI-000002 y CI-000003. Ver');
  assert.is(view.button('Ver el cierre CI-000003').getAttribute('href'), '/closing/history/cl_3');
  assert.not.match(text, 'quedó en error');
  assert.not.match(text, 'Pagos por liquidar');
  assert.throws(() => view.button('Reintentar el cierre CI-004512'));
});

test('a failed closing says once where its money is, whatever punctuation its reason ends with', async () => {
  for (const errorReason of ['El banco rechazó el depósito', 'El banco rechazó el depósito.']) {
    const { view, text } = await show({ status: 'error', errorReason });
    assert.match(
      text,
      'en error: El banco rechazó el depósito. Su dinero sigue en Pagos por liquidar.Reintentar',
    );
    assert.ok(view.button('Reintentar el cierre CI-004512'));
  }
});

test('only a completed closing shows when it was closed', async () => {
  for (const [status, words] of [
    ['completed', 'Cerrado20:00:00'],
    ['processing', 'Iniciado20:00:00'],
    ['error', 'Intentado20:00:00'],
    ['canceled', 'Intentado20:00:00'],
  ] as const)
    assert.match((await show({ status })).text, words);
});

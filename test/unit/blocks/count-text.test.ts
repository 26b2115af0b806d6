import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_CONFIG } from '../../../src/api/load-config.ts';
import { countedText, countText, paymentsText, rangeText } from '../../../src/blocks/count-text.ts';
import { exportLabel } from '../../../src/screens/history/export-dialog.tsx';
import { rowsText } from '../../../src/screens/history/history-operations.ts';
import { config } from '../../../src/stores/config.ts';

test.after.each(() => {
  config.value = DEFAULT_CONFIG;
});

test('the range of a page ends at the last row; a count of one is written in the singular', () => {
  assert.is(rangeText(1, 10, 87), '1 a 10 de 87');
  assert.is(rangeText(9, 10, 87), '81 a 87 de 87');
  assert.is(rangeText(1, 10, 0), '0 a 0 de 0');
  assert.is(paymentsText(1), '1 pago');
  assert.is(exportLabel(1), 'Exportar 1 transacción');
});

test('counts are formatted with the configured locale', () => {
  const counts = () => [
    countText(12_840),
    rangeText(1, 10, 12_840),
    countedText(12_840, 'entrada', 'entradas'),
    paymentsText(12_840),
    rowsText(12_840),
    exportLabel(12_840),
  ];
  assert.ok(
    counts().every((text) => text.includes('12,840')),
    counts().join(),
  );
  config.value = { ...DEFAULT_CONFIG, locale: 'es-ES' };
  assert.ok(
    counts().every((text) => text.includes('12.840')),
    counts().join(),
  );
});

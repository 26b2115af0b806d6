import type { ImportRow } from '#blocks/imports/import-operations.ts';
import {
  accountOf,
  actionText,
  allOrNothingText,
  countsOf,
  notCreatedText,
  othersText,
  sheetsText,
  summaryText,
} from '#blocks/imports/import-texts.ts';
import { assert, test } from '../support/test.ts';

type Counts = readonly [create: number, error: number, exists: number];

const row = (outcome: ImportRow['outcome']): ImportRow => ({
  row: 2,
  values: [],
  outcome,
  reason: null,
  wrong: [],
  userId: null,
});
const rows = ([create, error, exists]: Counts) => [
  ...Array.from({ length: create }, () => row('create')),
  ...Array.from({ length: error }, () => row('error')),
  ...Array.from({ length: exists }, () => row('exists')),
];

test('the summary of a file says only what applies, for one row and for several', () => {
  for (const [counts, text] of [
    [[45, 4, 3], 'Se crearán 45 de 52 cajas; 4 filas tienen error y 3 ya existen.'],
    [[1, 1, 1], 'Se creará 1 de 3 cajas; 1 fila tiene error y 1 ya existe.'],
    [[2, 0, 1], 'Se crearán 2 de 3 cajas; 1 ya existe.'],
    [[1, 0, 0], 'Se creará 1 caja.'],
    [[45, 0, 0], 'Se crearán 45 cajas.'],
    [[0, 0, 1], 'La caja de tu hoja ya existe.'],
    [[0, 0, 3], 'Las 3 cajas de tu hoja ya existen.'],
    [[0, 1, 0], '1 fila tiene error.'],
    [[0, 4, 0], '4 filas tienen error.'],
    [[0, 4, 1], '4 filas tienen error y 1 ya existe.'],
  ] as const)
    assert.is(summaryText('cashiers', rows(counts)), text);
  assert.is(summaryText('branches', rows([0, 0, 2])), 'Las 2 sucursales de tu hoja ya existen.');
});

test('each choice about rows with errors says what it does now', () => {
  for (const [counts, text] of [
    [
      [45, 4, 0],
      '45 cajas ahora; las 4 con error las corriges y vuelves a subir el archivo: lo ya creado no se repite.',
    ],
    [
      [1, 1, 0],
      '1 caja ahora; la fila con error la corriges y vuelves a subir el archivo: lo ya creado no se repite.',
    ],
    [
      [0, 4, 0],
      'Ahora no se puede crear ninguna: corrige las 4 filas con error y vuelve a subir el archivo.',
    ],
    [[0, 1, 2], 'Ahora no se puede crear ninguna: corrige la fila con error y vuelve a subir el archivo.'],
  ] as const)
    assert.is(othersText('cashiers', countsOf(rows(counts))), text);
  assert.is(allOrNothingText(52), 'No se crea ninguna hasta que las 52 filas estén bien.');
  assert.is(allOrNothingText(1), 'No se crea hasta que la fila esté bien.');
  assert.is(actionText('cashiers', countsOf(rows([0, 0, 2])), false), 'Nada que crear');
  assert.is(sheetsText('branches', 1), 'Al terminar: un PDF con su hoja de acceso.');
});

test('at the end every row is what it became: created, there already, wrong, or never tried', () => {
  const sheet = rows([3, 1, 1]).map((one, at) => ({ ...one, row: at + 2 }));
  const tried = [
    { ...row('created'), row: 2 },
    { ...row('error'), row: 3 },
  ];
  const account = accountOf(sheet, tried);
  assert.equal(
    account.map((one) => `${one.row} ${one.outcome}`),
    ['2 created', '3 error', '4 untried', '5 error', '6 exists'],
  );
  assert.is(notCreatedText(account.slice(1, 4)), '3 filas no se crearon: 2 con error y 1 sin intentar');
  assert.is(notCreatedText(account.slice(1, 2)), '1 fila no se creó: 1 con error');
  assert.is(notCreatedText(account.slice(2, 3)), '1 fila no se creó: 1 sin intentar');
});

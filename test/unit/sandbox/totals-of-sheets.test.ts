import type { ActivityRow } from '#sandbox/access/activity/read-activity.ts';
import type { ClosedTransaction } from '#sandbox/money/closings/closed-transactions.ts';
import type { ClosingRow } from '#sandbox/money/closings/read-closings.ts';
import type { TransactionRow } from '#sandbox/money/transactions/read-transactions.ts';
import { activitySheet, activitySheetRow } from '#sandbox/out/sheets/activity-sheet.ts';
import {
  closingSheet,
  closingSheetCount,
  closingSheetRow,
  closingSheetTotals,
} from '#sandbox/out/sheets/closing-sheet.ts';
import { ClosingsSum, closingsSheet, closingsSheetRow } from '#sandbox/out/sheets/closings-sheet.ts';
import { dateRangeText } from '#sandbox/out/sheets/date-range-text.ts';
import { historySheet, historySheetRow, historySheetTotals } from '#sandbox/out/sheets/history-sheet.ts';
import type { Sheet, SheetRow } from '#sandbox/out/sheets/sheet-types.ts';
import { statementSheet, statementSheetRows } from '#sandbox/out/sheets/statement-sheet.ts';
import { octoberStatement } from '../fixtures/statement.ts';
import { assert, test } from '../support/test.ts';

const ZONE = 'America/Guatemala';

/** The cell under each header; empty cells are left out. */
const underHeaders = ({ columns }: Sheet, row: SheetRow | undefined) =>
  Object.fromEntries(
    (row ?? []).flatMap((value, index) => (value === null ? [] : [[columns[index]?.header, value]])),
  );

const closing = (
  status: ClosingRow['status'],
  gross_amount: string,
  refunded_amount: string,
  net_amount: string,
) => ({ status, gross_amount, refunded_amount, net_amount }) as ClosingRow;

const AT = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day)));

const TRANSACTION = {
  created_at: AT[0],
  received_at: AT[1],
  resolved_at: AT[2],
  branch_name: 'Centro',
  cashier_name: 'Caja 1',
  app_user_id: 'au_1',
  app_user_name: 'María',
  app_user_lastname: 'López',
  app_user_username: 'maria.lopez',
  origin: 'charge',
  status: 'completed',
  note: 'Dos cafés',
  reference: 'C9',
  authorization_number: '104417',
  receipt_code: 'CB-1',
  status_reason: 'Devuelto',
  amount: '9.00',
  refunds: [],
  refunded_amount: '2.00',
} as unknown as TransactionRow;

const OF_TRANSACTION = {
  Creación: AT[0],
  Recibido: AT[1],
  Resolución: AT[2],
  Sucursal: 'Centro',
  Caja: 'Caja 1',
  Cliente: 'María López',
  'Usuario del cliente': 'maria.lopez',
  Origen: 'Cobro',
  Estado: 'Recibido',
  Nota: 'Dos cafés',
  Referencia: 'C9',
  Autorización: '104417',
  Comprobante: 'CB-1',
};

const CLOSING = {
  number: 7,
  created_at: AT[0],
  branch_name: 'Centro',
  checkout_name: 'Caja 1',
  fri_username: 'tiendaluna',
  status: 'completed',
  completed_at: AT[1],
  origin: 'manual',
  created_by_name: 'Ana',
  deposit_status: 'deposited',
  deposit_day: '2026-11-03',
  deposit_reference: 'DEP-261103',
  payment_count: 4,
  refund_count: 3,
  counted_amount: '15.00',
  count_difference: '-1.00',
  gross_amount: '20.00',
  refunded_amount: '4.00',
  net_amount: '16.00',
} as unknown as ClosingRow;

const ENTRY = {
  created_at: AT[0],
  actor_name: 'Ana',
  actor_username: 'tiendaluna-ana',
  kind: 'access',
  action: 'signed-in',
  device: 'Chrome',
  address: '192.0.2.1',
} as unknown as ActivityRow;

const closed = { gross_amount: '9.00', refunded_amount: '2.00', net_amount: '7.00' };

for (const [what, sheet, row, expected] of [
  [
    'the history',
    historySheet(ZONE),
    historySheetRow(TRANSACTION),
    { ...OF_TRANSACTION, Motivo: 'Devuelto', Monto: '9.00', 'Monto reembolsado': '2.00' },
  ],
  [
    'a closing',
    closingSheet('CI-1', ZONE),
    closingSheetRow({ transaction: TRANSACTION, closed } as unknown as ClosedTransaction),
    { ...OF_TRANSACTION, 'Monto recibido': '9.00', 'Monto reembolsado': '2.00', Neto: '7.00' },
  ],
  [
    'the closings',
    closingsSheet(ZONE),
    closingsSheetRow(CLOSING),
    {
      Número: 'CI-000007',
      Fecha: AT[0],
      Sucursal: 'Centro',
      Caja: 'Caja 1',
      'Usuario de la caja': 'tiendaluna',
      Estado: 'Completado',
      Completado: AT[1],
      'Realizado por': 'Ana',
      Depósito: 'Depositado',
      'Fecha de depósito': '2026-11-03',
      'Referencia de depósito': 'DEP-261103',
      Pagos: 4,
      Reembolsos: 3,
      Contado: '15.00',
      Diferencia: '-1.00',
      Recibido: '20.00',
      Reembolsado: '4.00',
      Neto: '16.00',
    },
  ],
  [
    'the activity',
    activitySheet(ZONE),
    activitySheetRow(ENTRY),
    {
      Fecha: AT[0],
      Persona: 'Ana',
      Usuario: 'tiendaluna-ana',
      Tipo: 'Accesos',
      'Qué hizo': 'Inició sesión',
      Dispositivo: 'Chrome',
      Dirección: '192.0.2.1',
    },
  ],
  [
    'the statement',
    statementSheet(ZONE),
    statementSheetRows(octoberStatement())[19],
    {
      Día: '2026-10-19',
      Recibido: '0.00',
      Reembolsado: '0.00',
      Neto: '0.00',
      Cierres: 0,
      Cerrado: '0.00',
      Depositado: '0.00',
      Devuelto: '0.05',
      Depósitos: 'DEP-261002',
      Saldo: '-49.95',
    },
  ],
] as const)
  test(`every cell of the workbook of ${what} is under its header`, () =>
    assert.equal(underHeaders(sheet, row), expected));

test('the total of the closings adds up the completed ones, under the columns of their amounts', () => {
  const sum = new ClosingsSum();
  const below = () => underHeaders(closingsSheet(ZONE), sum.row());
  const nothing = { Recibido: '0.00', Reembolsado: '0.00', Neto: '0.00' };
  assert.equal(below(), { Número: 'Total', Sucursal: '0 completados', ...nothing });
  sum.add(closing('error', '7.00', '1.00', '6.00'));
  sum.add(closing('completed', '0.10', '0.00', '0.10'));
  const one = { Recibido: '0.10', Reembolsado: '0.00', Neto: '0.10' };
  assert.equal(below(), { Número: 'Total', Sucursal: '1 completado', ...one });
  sum.add(closing('completed', '0.20', '5.00', '-4.80'));
  sum.add(closing('processing', '100.00', '0.00', '100.00'));
  sum.add(closing('canceled', '9.00', '0.00', '9.00'));
  const two = { Recibido: '0.30', Reembolsado: '5.00', Neto: '-4.70' };
  assert.equal(below(), { Número: 'Total', Sucursal: '2 completados', ...two });
  assert.is(sum.count, 5);
});

test('the totals and the count of a closing are under the columns of their amounts', () => {
  const sheet = closingSheet('CI-1', ZONE);
  const totals = { gross_amount: '130.00', refunded_amount: '10.00', net_amount: '120.00' };
  assert.equal(underHeaders(sheet, closingSheetTotals(totals as Parameters<typeof closingSheetTotals>[0])), {
    Creación: 'Total',
    'Monto recibido': '130.00',
    'Monto reembolsado': '10.00',
    Neto: '120.00',
  });
  const counted = {
    counted_amount: '115.75',
    count_difference: '-4.25',
    count_reason: 'Cambio',
  } as ClosingRow;
  const [count, difference, reason] = closingSheetCount(counted);
  assert.equal(underHeaders(sheet, count), { Creación: 'Contado', Neto: '115.75' });
  assert.equal(underHeaders(sheet, difference), { Creación: 'Diferencia', Neto: '-4.25' });
  assert.equal(reason, ['Motivo: Cambio']);
  assert.is(closingSheetCount({ ...counted, count_reason: null }).length, 2);
  assert.equal(closingSheetCount({ ...counted, counted_amount: null, count_difference: null }), []);
});

test('the totals of the history are under its amounts, and say the dates that it was asked for', () => {
  const [count, ...sums] = historySheetTotals(
    { count: 1, received: '10.00', refunded: '12.50' },
    'Fechas: hoy',
  );
  assert.equal(count, ['Total', '1 transacción', 'Fechas: hoy']);
  assert.equal(
    sums.map((row) => underHeaders(historySheet(ZONE), row)),
    [
      { Creación: 'Recibido', Monto: '10.00' },
      { Creación: 'Reembolsado', Monto: '12.50' },
      { Creación: 'Neto', Monto: '-2.50' },
    ],
  );
});

test('the dates of a file are days, or moments, of the business or of UTC, with one end or both', () => {
  const text = (startDate?: string, endDate?: string) =>
    dateRangeText({ ...(startDate && { startDate }), ...(endDate && { endDate }) }, ZONE);
  const first = '2026-11-01T06:00:00.000Z';
  assert.is(text(), null);
  assert.is(text(first, '2026-12-01T05:59:59.999Z'), 'Fechas: 01/11/2026 a 30/11/2026 (hora del negocio)');
  assert.is(text(first, '2026-11-02T05:59:59.999Z'), 'Fechas: 01/11/2026 (hora del negocio)');
  assert.is(
    text('2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z'),
    'Fechas: 01/11/2026 a 30/11/2026 (UTC)',
  );
  assert.is(text(first), 'Fechas: desde 01/11/2026 (hora del negocio)');
  assert.is(text(undefined, '2026-11-02T05:59:59.999Z'), 'Fechas: hasta 01/11/2026 (hora del negocio)');
  assert.is(
    text('2026-11-01T06:30:00Z', '2026-11-01T07:00:00Z'),
    'Fechas: 01/11/2026 00:30:00 a 01/11/2026 01:00:00 (hora del negocio)',
  );
});

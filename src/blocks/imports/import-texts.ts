import type { ImportRow, ImportTarget } from './import-operations.ts';

export const MAX_FILE_BYTES = 1024 * 1024;

const NAMES = { cashiers: ['caja', 'cajas'], branches: ['sucursal', 'sucursales'] } as const;

/** `1 caja`, `45 cajas` */
export const countOf = (kind: ImportTarget['kind'], count: number): string =>
  `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`;

export const titleOf = (kind: ImportTarget['kind']): string => `Importar ${NAMES[kind][1]}`;

/** `Al terminar: un PDF con las 45 hojas de acceso, una por caja.` */
export function sheetsText(kind: ImportTarget['kind'], count: number): string {
  if (count === 1) return 'Al terminar: un PDF con su hoja de acceso.';
  return `Al terminar: un PDF con las ${count} hojas de acceso, una por ${NAMES[kind][0]}.`;
}

export const rowsText = (count: number): string => `${count} ${count === 1 ? 'fila' : 'filas'}`;

/** Explains the columns before a file is chosen. */
export function rulesText({ kind, branchName = '' }: ImportTarget): string {
  const reference = 'La referencia empieza con C o un número y lleva solo letras y números, como C101.';
  if (kind === 'branches') return `${reference} Si dejas vacío el usuario, se propone uno.`;
  return `${reference} Si ninguna fila trae sucursal, es ${branchName}; el usuario y el correo vacíos se completan solos.`;
}

/** `No se lee: columna F · Teléfono, hoja «Zona 10».` */
export const unreadText = (unread: readonly string[]): string => `No se lee: ${unread.join(', ')}.`;

/** The label of the button that creates. */
export function actionText(
  kind: ImportTarget['kind'],
  { create, error }: ReturnType<typeof countsOf>,
  blocked: boolean,
): string {
  if (blocked) return `Corrige ${rowsText(error)} para crear`;
  return create === 0 ? 'Nada que crear' : `Crear ${countOf(kind, create)}`;
}

/** `Se crearán 45 de 52 cajas; 4 filas tienen error y 3 ya existen.` */
export function summaryText(kind: ImportTarget['kind'], rows: readonly ImportRow[]): string {
  const { create, error, exists } = countsOf(rows);
  if (exists === rows.length) return allExistText(kind, exists);
  const made = create === rows.length ? countOf(kind, create) : `${create} de ${countOf(kind, rows.length)}`;
  const rest = [
    error > 0 && `${rowsText(error)} ${error === 1 ? 'tiene' : 'tienen'} error`,
    exists > 0 && `${exists} ya ${exists === 1 ? 'existe' : 'existen'}`,
  ];
  const parts = [
    create > 0 && `Se ${create === 1 ? 'creará' : 'crearán'} ${made}`,
    rest.filter(Boolean).join(' y '),
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const allExistText = (kind: ImportTarget['kind'], count: number): string =>
  count === 1
    ? `La ${NAMES[kind][0]} de tu hoja ya existe.`
    : `Las ${countOf(kind, count)} de tu hoja ya existen.`;

/** `45 cajas ahora; las 4 con error las corriges y vuelves a subir el archivo: lo ya creado no se repite.` */
export function othersText(
  kind: ImportTarget['kind'],
  { create, error }: ReturnType<typeof countsOf>,
): string {
  if (create === 0)
    return `Ahora no se puede crear ninguna: corrige ${error === 1 ? 'la fila' : `las ${error} filas`} con error y vuelve a subir el archivo.`;
  const others = error === 1 ? 'la fila con error la corriges' : `las ${error} con error las corriges`;
  return `${countOf(kind, create)} ahora; ${others} y vuelves a subir el archivo: lo ya creado no se repite.`;
}

export const allOrNothingText = (rows: number): string =>
  rows === 1
    ? 'No se crea hasta que la fila esté bien.'
    : `No se crea ninguna hasta que las ${rows} filas estén bien.`;

export function countsOf(rows: readonly ImportRow[]) {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { create: count('create'), error: count('error'), exists: count('exists') };
}

/** A row with what became of it in the end; `untried` if the import was stopped before it. */
export type AccountedRow = Omit<ImportRow, 'outcome'> & { outcome: ImportRow['outcome'] | 'untried' };

/** Every row of the sheet with what became of it. */
export function accountOf(rows: readonly ImportRow[], tried: readonly ImportRow[]): AccountedRow[] {
  const triedByRow = new Map(tried.map((row) => [row.row, row]));
  return rows.map((row) => {
    const found = triedByRow.get(row.row);
    if (found || row.outcome !== 'create') return found ?? row;
    return { ...row, outcome: 'untried', reason: 'La importación se detuvo antes' };
  });
}

/** `3 filas no se crearon: 1 con error y 2 sin intentar` */
export function notCreatedText(rows: readonly AccountedRow[]): string {
  const untried = rows.filter(({ outcome }) => outcome === 'untried').length;
  const parts = [
    untried < rows.length && `${rows.length - untried} con error`,
    untried > 0 && `${untried} sin intentar`,
  ];
  const what = `${rowsText(rows.length)} no se ${rows.length === 1 ? 'creó' : 'crearon'}`;
  return `${what}: ${parts.filter(Boolean).join(' y ')}`;
}

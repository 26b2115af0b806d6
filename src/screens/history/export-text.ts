const NUMBER = new Intl.NumberFormat('es-GT');

/** `1,284 filas` */
export function rowsText(count: number): string {
  return `${NUMBER.format(count)} ${count === 1 ? 'fila' : 'filas'}`;
}

/** `Exportar 1,284 transacciones` */
export function exportLabel(count: number): string {
  return `Exportar ${NUMBER.format(count)} ${count === 1 ? 'transacción' : 'transacciones'}`;
}

import { refine } from 'superstruct';
import { required } from './form-rules.ts';
import { MAXIMUM_AMOUNT_CENTS, parseCents } from './money.ts';

/** More than zero, at most two decimals, at most 999,999.99. */
export const amount = () =>
  refine(required(), 'amount', (value) => {
    const cents = parseCents(value);
    if (cents === undefined) return 'Escribe un monto con dos decimales como mucho';
    if (cents === 0) return 'El monto debe ser mayor que cero';
    return cents <= MAXIMUM_AMOUNT_CENTS || 'El monto máximo es 999,999.99';
  });

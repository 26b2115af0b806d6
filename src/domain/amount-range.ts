// The range of amounts of section 5 of the specification, as it is typed.

export interface AmountRange {
  initial: string;
  final: string;
}

const INITIAL_NOT_NUMERIC = 'Por favor, asegúrese de ingresar un monto inicial numérico';
const FINAL_NOT_NUMERIC = 'Por favor, asegúrese de ingresar un monto final numérico';
const WRONG_ORDER_OF_AMOUNTS = 'Por favor, asegúrese de ingresar un monto final mayor al monto inicial';

/** The plain decimal of what a person typed (`Q 1,234.5` is `1234.5`); undefined when it is no number. */
export function plainAmount(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(/^[^\d.,-]+/, '')
    .replace(/[\s,]/g, '');
  if (plain === '') return typed.trim() === '' ? '' : undefined;
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? String(Number(plain)) : undefined;
}

/** What is wrong with two amounts; either may be left empty. */
export function amountRangeProblem({ initial, final }: AmountRange): string | undefined {
  const first = plainAmount(initial);
  const last = plainAmount(final);
  if (first === undefined) return INITIAL_NOT_NUMERIC;
  if (last === undefined) return FINAL_NOT_NUMERIC;
  return first !== '' && last !== '' && Number(first) > Number(last) ? WRONG_ORDER_OF_AMOUNTS : undefined;
}

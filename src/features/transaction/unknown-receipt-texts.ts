import type { Person } from '#domain/permissions.ts';

export const UNKNOWN_RECEIPT = 'Ningún pago tuyo tiene este código';

/** Users who see only part of the business are reminded that the receipt may belong to another branch or cashier. */
const ELSEWHERE: Partial<Record<Person['type'], string>> = {
  branch_admin: ' o es de otra sucursal',
  operator: ' o es de otra caja',
};

export const checkReceipt = ({ type }: Person): string =>
  `Revisa que esté bien escrito. Si lo está, el comprobante no es auténtico${ELSEWHERE[type] ?? ''}.`;

import type { Person } from '../../domain/permissions.ts';

export const UNKNOWN_RECEIPT = 'Ningún pago tuyo tiene este código';

/** For users who see every payment of the business, the receipt belongs to none. */
const ELSEWHERE: Partial<Record<Person['type'], string>> = {
  branch_admin: ' o es de otra sucursal',
  operator: ' o es de otra caja',
};

export const checkReceipt = ({ type }: Person): string =>
  `Revisa que esté bien escrito. Si lo está, el comprobante no es auténtico${ELSEWHERE[type] ?? ''}.`;

import type { Schemas } from '#ground/contract/operation-types.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** The sandbox's banks, ordered by name. All are fictitious. */
export const BANKS: readonly Schemas['Bank'][] = [
  { id: 'bk_altiplano', name: 'Banco del Altiplano' },
  { id: 'bk_ceiba', name: 'Banco La Ceiba' },
  { id: 'bk_comercio', name: 'Banco de Comercio y Agricultura' },
  { id: 'bk_lago', name: 'Banco del Lago' },
  { id: 'bk_maya', name: 'Banco Mundo Maya' },
  { id: 'bk_quetzal', name: 'Banco Quetzal' },
  { id: 'bk_volcanes', name: 'Banco Los Volcanes' },
  { id: 'bk_cooperativa', name: 'Cooperativa El Progreso' },
  { id: 'bk_occidente', name: 'Financiera de Occidente' },
];

/** @throws ApiError 404 for an unknown bank */
export function requireBank(bankId: string): Schemas['Bank'] {
  const bank = BANKS.find(({ id }) => id === bankId);
  if (!bank) throw notFound('No se encontró el banco');
  return bank;
}

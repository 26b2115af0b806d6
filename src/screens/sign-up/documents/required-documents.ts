import type { DocumentKind } from '@cobros/sdk';

/** Required documents, in the order shown. */
export const REQUIRED_DOCUMENTS: readonly { kind: DocumentKind; label: string }[] = [
  { kind: 'identity', label: 'DPI del representante' },
  { kind: 'commercial_license', label: 'Patente de comercio' },
  { kind: 'bank_statement', label: 'Estado de cuenta bancario' },
  { kind: 'tax_registration', label: 'RTU actualizado' },
];

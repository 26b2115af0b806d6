import { always, type CallsOf, each, member, slow } from '../measured-call.ts';

const ROWS = 50;

/** A sheet of new cashiers of one branch. */
const sheet = (turn: number) =>
  Buffer.from(
    [
      'Sucursal,Caja,Usuario,Correo,Referencia',
      ...Array.from({ length: ROWS }, (_, row) => `,Hoja ${turn} ${row},hoja${turn}x${row},,C${turn}${row}`),
    ].join('\n'),
  ).toString('base64');

export const imports: CallsOf<'imports'> = {
  'imports.preview': {
    '50 rows': slow(always(() => ({ kind: 'cashiers', data: sheet(0), businessBranchId: 'br_made_1' }))),
  },
  'imports.create': {
    '50 rows': slow(
      each((business) => ({
        content: { kind: 'cashiers', data: sheet(business.next()), businessBranchId: 'br_made_1' },
      })),
    ),
  },
  'imports.downloadSheet': {
    csv: slow(always(() => ({ kind: 'cashiers', rows: 'existing', format: 'csv' }))),
  },
  'imports.downloadAccessSheets': {
    '': slow(always((business) => ({ userIds: [member(business.cashiers, 0).id] }))),
  },
};

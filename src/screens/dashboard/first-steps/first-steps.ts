import type { Branch } from '@cobros/sdk';
import { cashiersLink, type LinkTarget } from '../../../blocks/places/cashiers-link.ts';
import { OPENS_NEW } from '../../../blocks/use-open-create-dialog.ts';
import { paths } from '../../../domain/paths.ts';

/** State of the set-up of a business. */
export interface SetUp {
  branches: readonly Branch[];
  cashiers: number;
  people: number;
  qrUsed: boolean;
  requests: number;
}

export interface FirstStep {
  name: 'branch' | 'cashier' | 'team' | 'qr' | 'request';
  title: string;
  text: string;
  done: boolean;
  /** Link to the place where the step is done; absent if it is done here, or not possible yet. */
  place?: LinkTarget | undefined;
}

export function firstSteps({ branches, cashiers, people, qrUsed, requests }: SetUp): FirstStep[] {
  const [branch] = branches;
  return [
    {
      name: 'branch',
      title: 'Abre tu primera sucursal',
      text: 'El lugar donde cobras, con quien la administra.',
      done: branches.length > 0,
      place: { href: paths.branches.root, ...(!branch && { state: OPENS_NEW }) },
    },
    {
      name: 'cashier',
      title: 'Agrega una caja',
      text: 'Cada caja tiene su usuario y su código QR.',
      done: cashiers > 0,
      place: branch && cashiersLink(branch, cashiers === 0),
    },
    {
      name: 'team',
      title: 'Invita a tu equipo',
      text: 'Quien supervisa o lleva las cuentas entra con su propio usuario.',
      done: people > 0,
      place: { href: paths.administrativeUsers.root },
    },
    {
      name: 'qr',
      title: 'Imprime tu QR',
      text: 'Descárgalo del menú de la caja y colócalo a la vista.',
      done: qrUsed,
      place: branch && cashiers > 0 ? cashiersLink(branch, false) : undefined,
    },
    {
      name: 'request',
      title: 'Envía tu primera solicitud',
      text: 'Pide un pago a un cliente por su usuario o teléfono.',
      done: requests > 0,
    },
  ];
}

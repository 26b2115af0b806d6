import type { Business, PaymentCode } from './api.ts';
import { element } from './dom.ts';

/** The codes that somebody could scan at a business. The value of an option is the kind of the code and its content. */
export function codesOf(business: Business | undefined, codes: readonly PaymentCode[]): HTMLElement[] {
  if (!business) return [];
  const branches = business.branches.map((branch) =>
    group(branch.name, [
      ...branch.cashiers.map(({ id, name }) => option(`cashier ${id}`, name)),
      option(`branch ${branch.id}`, `Sucursal ${branch.name}`),
    ]),
  );
  const own = codes.filter(({ businessId }) => businessId === business.id);
  const ofOrigin = (label: string, origin: PaymentCode['origin']) => {
    const some = own.filter((code) => code.origin === origin);
    return some.length > 0 ? [group(label, some.map(codeOption))] : [];
  };
  return [
    ...branches,
    ...ofOrigin('Cobros', 'charge'),
    ...ofOrigin('Solicitudes', 'request'),
    option(`business ${business.id}`, 'Todo el negocio'),
  ];
}

function codeOption({ code, cashierName, formattedAmount, note }: PaymentCode): HTMLElement {
  return option(`code ${code}`, [formattedAmount, cashierName, note].filter(Boolean).join(' · '));
}

function group(label: string, options: HTMLElement[]): HTMLElement {
  const made = element('optgroup', { label });
  made.append(...options);
  return made;
}

const option = (value: string, text: string) => element('option', { value }, text);

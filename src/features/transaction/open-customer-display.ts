import { paths } from '../../domain/paths.ts';

/** In a window of its own, for a second monitor; a second press shows the same one. */
export function openCustomerDisplay(): void {
  window
    .open(paths.transaction.customerDisplay, 'cobros-customer-display', 'popup,width=1024,height=768')
    ?.focus();
}

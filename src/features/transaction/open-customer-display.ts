import { paths } from '#domain/paths.ts';

/** Opens the customer display in its own window, for a second monitor; pressing again shows the same window. */
export function openCustomerDisplay(): void {
  window
    .open(paths.transaction.customerDisplay, 'cobros-customer-display', 'popup,width=1024,height=768')
    ?.focus();
}

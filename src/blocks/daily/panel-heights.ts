/** Height of the days below the panel's header, with a one-line legend, on phones two lines. */
export const bodyHeight = (phone: boolean): string => (phone ? '15.5rem' : '14rem');

/**
 * The panel has this height before its code and data arrive, so that nothing below moves. Narrow windows have higher
 * buttons.
 */
export function panelHeight(phone: boolean, narrow: boolean): string {
  if (phone) return '21.75rem';
  return narrow ? 'calc(18.3125rem + 2px)' : 'calc(17.64rem + 2px)';
}

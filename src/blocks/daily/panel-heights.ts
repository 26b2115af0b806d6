/** Height of the chart below the panel's header, with a legend of one line, or of two lines on phones. */
export const bodyHeight = (phone: boolean): string => (phone ? '15.5rem' : '14rem');

/**
 * Reserves the panel's height before its code and data arrive, so that nothing below moves. Buttons are taller in
 * narrow windows.
 */
export function panelHeight(phone: boolean, narrow: boolean): string {
  if (phone) return '21.75rem';
  return narrow ? 'calc(18.3125rem + 2px)' : 'calc(17.64rem + 2px)';
}

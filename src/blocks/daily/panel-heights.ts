/** Height of the days below the head of their panel, with a line of the legend, on phones two. */
export const bodyHeight = (phone: boolean): string => (phone ? '15.5rem' : '14rem');

/** The panel has this height before its code and its days come, so that nothing below moves. Narrow windows have higher buttons. */
export function panelHeight(phone: boolean, narrow: boolean): string {
  if (phone) return '21.75rem';
  return narrow ? 'calc(18.3125rem + 2px)' : 'calc(17.64rem + 2px)';
}

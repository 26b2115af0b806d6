import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const hint = style({
  width: '100%',
  maxWidth: '29rem',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  fontSize: vars.font.size.sm,
});

// Keeps the hint's space when there are no demo users, so that nothing moves.
export const noHint = style({ visibility: 'hidden' });

export const hintSummary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.size.button,
  fontWeight: vars.font.weight.regular,
  cursor: 'pointer',
});

export const hintRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  width: '100%',
  minHeight: vars.size.control,
  padding: '0.375rem 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  selectors: { '&:hover': { color: vars.color.primaryStrong } },
});

export const hintFoot = style({ padding: `${vars.space[3]} 0` });

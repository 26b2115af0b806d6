import { style } from '@vanilla-extract/css';
import { below, forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { small } from '#styles/typography.css.ts';

const { color } = vars;

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `0.875rem ${vars.space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    // Matches only the row's own input: the chosen option of a select inside the row is `:checked` too.
    '&:has(input:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  },
  '@media': {
    [below('sm')]: { flexWrap: 'wrap' },
    [forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid' } } },
  },
});

export const label = style({
  flex: '1 1 calc(100% - 2.5rem)',
  display: 'grid',
  gap: '0.125rem',
  minWidth: 0,
  cursor: 'pointer',
  // Makes the whole row the click target of its label.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { 'input:disabled + &': { cursor: 'not-allowed', color: color.inkDisabled } },
});

export const title = style({ fontWeight: vars.font.weight.regular, lineHeight: vars.line.snug });
export const text = style([small, { color: color.inkSecondary, lineHeight: vars.line.snug }]);

export const extra = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: '7.5rem',
  '@media': { [below('sm')]: { marginLeft: '2rem', width: 'calc(100% - 2rem)' } },
});

const { control: radius } = vars.radius;

/** A chosen row whose form is shown below it. */
export const withForm = style({ borderRadius: `${radius} ${radius} 0 0` });
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${color.borderStrong}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius} ${radius}`,
});

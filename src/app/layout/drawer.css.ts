import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.secondary,
  overflowY: 'auto',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: '4rem',
  padding: `0 ${vars.space[3]} 0 ${vars.space[6]}`,
});

export const railHead = style({ justifyContent: 'center', padding: 0 });

export const balance = style({
  margin: `0 ${vars.space[4]} ${vars.space[2]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
});

export const balanceLabel = style({
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
  lineHeight: vars.line.snug,
});

export const balanceValue = style([
  untranslated,
  {
    minHeight: '1.3em',
    fontSize: vars.font.size.title,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const nav = style({ padding: vars.space[3], display: 'grid', gap: '2px' });
export const railNav = style({ width: '100%' });

export const navTitle = style({
  padding: `0 ${vars.space[3]} ${vars.space[2]}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  letterSpacing: '0.06em',
  color: vars.color.inkTertiary,
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '2.75rem',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.font.weight.regular,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.neutralTint, color: vars.color.ink },
    '&[aria-current]': { background: vars.color.primaryTint, color: vars.color.primaryStrong },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: `calc(-1 * ${vars.space[3]})`,
      top: '0.625rem',
      bottom: '0.625rem',
      width: '3px',
      borderRadius: '0 3px 3px 0',
      background: vars.color.primary,
    },
  },
});

export const railEntry = style({ justifyContent: 'center', padding: 0 });

export const entryIcon = style({
  color: vars.color.icon,
  selectors: { [`${entry}[aria-current] &`]: { color: vars.color.primaryStrong } },
});

export const separator = style({
  height: '1px',
  margin: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.borderStrong,
});

export const foot = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

export const railFoot = style({ justifyContent: 'center', padding: `${vars.space[3]} 0` });
export const person = style({ flex: 1, minWidth: 0, lineHeight: vars.line.snug });

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });

export const temporary = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: vars.size.drawerTemporary,
  maxWidth: 'calc(100vw - 3rem)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.ink,
  boxShadow: vars.elevation[2],
  selectors: {
    '&[open]': {
      display: 'flex',
      animation: `${slideIn} ${vars.duration.slow} ${vars.ease.out}`,
    },
    '&::backdrop': { background: vars.color.scrim },
  },
});

import { style } from '@vanilla-extract/css';
import { from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;
const WIDE = from(880);

export const page = style({ display: 'grid', gap: space[4] });

export const rules = style({ containerType: 'inline-size' });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 1fr) 18rem 9rem 9rem 8.5rem',
  columnGap: space[4],
  padding: `${space[3]} ${space[4]}`,
} as const;

export const heads = style({
  display: 'none',
  background: color.background,
  borderBottom: `1px solid ${color.border}`,
  color: color.inkSecondary,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  '@container': { [WIDE]: columns },
});

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space[3],
  padding: space[4],
  lineHeight: vars.line.snug,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@container': { [WIDE]: { ...columns, alignItems: 'center' } },
});

/** The name and the choice take a line each where the limits are below. */
const line = { gridColumn: '1 / -1' } as const;
export const role = style({ ...line, '@container': { [WIDE]: { gridColumn: 'auto' } } });
export const mode = style({
  ...line,
  display: 'grid',
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});

export const cell = style({ display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 });
/** Says that a limit does not apply; nothing where limits are below. */
export const noCell = style({ display: 'none', '@container': { [WIDE]: { display: 'block' } } });

export const cellHead = style({
  color: color.inkSecondary,
  fontSize: font.size.sm,
  '@container': { [WIDE]: { display: 'none' } },
});

export const limit = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const figure = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const unit = style({ color: color.inkSecondary, fontSize: font.size.sm });

export const confirm = style({ padding: `${space[3]} ${space[4]}`, lineHeight: vars.line.snug });
export const confirmFrom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem',
  alignItems: 'center',
  columnGap: space[4],
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.border}`,
});

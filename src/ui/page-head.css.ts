import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

export const breadcrumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.button,
  selectors: { [`${breadcrumb} + &`]: { marginTop: `calc(-1 * ${space[2]})` } },
  '@media': { [narrow]: { gap: space[2] } },
});

export const actions = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: space[2] });

// On a laptop, views and actions fit into one line.
globalStyle(`${actions} > span > button`, { '@media': { [below(1440)]: { paddingInline: space[3] } } });

// Beside the views there is room for one button only; buttons that appear later would move the content below.
globalStyle(`${head}:has(> nav) > ${actions}`, {
  '@media': { [below(375)]: { flexBasis: '100%', justifyContent: 'flex-end' } },
});

/** For views with long names: on phones they have their own line, below title and actions. */
export const viewsBelow = style({ '@media': { [narrow]: { order: 1, flexBasis: '100%' } } });
// The views are as wide as their names, so that the actions stay beside them.
globalStyle(`${viewsBelow} > nav`, { '@media': { [from('md')]: { gridAutoColumns: 'auto' } } });

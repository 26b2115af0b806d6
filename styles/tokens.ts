/**
 * All design values. A name is a path of `vars`: `color.primaryStrong` is `vars.color.primaryStrong`,
 * `--color-primary-strong`.
 */

// Palette of the specification, unchanged.
const palette = {
  primary: '#0087FF',
  primaryDark: '#00203C',
  primaryLight: '#D9DCE0',
  secondary: '#FAFAFA',
  error: '#FF3040',
  success: '#85C31A',
  warning: '#FFB60D',
  background: '#F8F8F8',
  text1: '#878E9A',
  text2: '#7A808B',
};

// Darker shades of the palette, for text with a contrast of 4.5:1 or more.
const strong = {
  primaryStrong: '#006BD1',
  primaryStrongHover: '#005BB3',
  primaryStrongActive: '#004C96',
  errorStrong: '#C8102E',
  errorStrongHover: '#A90D27',
  errorStrongActive: '#8C0A20',
  successStrong: '#44700A',
  warningStrong: '#7D5000',
};

// Fills behind text and icons.
const tint = {
  primaryTint: '#EAF4FF',
  primaryTintHover: '#DCECFF',
  errorTint: '#FFEFF0',
  successTint: '#F0F7E1',
  warningTint: '#FFF5DB',
  neutralTint: '#EEF0F3',
};

const border = '#E4E7EB';
const neutralInk = '#4A515C';

export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1680 };

export const tokens = {
  color: {
    ...palette,
    ...strong,
    ...tint,
    surface: '#FFFFFF',
    surfaceSubtle: palette.secondary,
    surfaceHover: '#F5F7F9',
    ink: palette.primaryDark,
    inkSecondary: '#5A616C',
    inkTertiary: '#626974',
    inkDisabled: palette.text1,
    onFill: '#FFFFFF',
    icon: palette.text2,
    border,
    borderStrong: palette.primaryLight,
    borderControl: palette.text1,
    scrim: 'rgb(0 32 60 / 0.44)',
    scrimLight: 'rgb(0 32 60 / 0.24)',
    keyShade: 'rgb(0 32 60 / 0.28)',
    hairline: 'rgb(0 32 60 / 0.08)',
    liveHalo: 'rgb(133 195 26 / 0.5)',
    bannerMark: '#0A3157',
    paper: '#FFFFFF',
    print: '#000000',
    focus: palette.primary,
  },
  status: {
    pending: { fg: strong.warningStrong, bg: tint.warningTint, mark: palette.warning },
    completed: { fg: strong.successStrong, bg: tint.successTint, mark: palette.success },
    rejected: { fg: strong.errorStrong, bg: tint.errorTint, mark: palette.error },
    refunded: { fg: strong.primaryStrong, bg: tint.primaryTint },
    neutral: { fg: neutralInk, bg: tint.neutralTint },
  },
  font: {
    family: "'Roboto Variable', Roboto, 'Roboto as Arial', 'Roboto as DejaVu', system-ui, sans-serif",
    // 300 for display figures of 2rem and more; 400, 500 and 600 are the specification's light, regular and medium.
    weight: { thin: '300', light: '400', regular: '500', medium: '600' },
    size: {
      xs: '0.75rem',
      sm: '0.8125rem',
      base: '0.9rem',
      md: '1rem',
      subtitle: '1.125rem',
      lg: '1.25rem',
      title: '1.5rem',
      heading: '2.063rem',
      display: '2.75rem',
    },
  },
  line: { tight: '1.2', snug: '1.35', base: '1.5' },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  radius: { xs: '4px', sm: '6px', control: '10px', card: '12px', dialog: '1rem', pill: '999px' },
  size: {
    button: '2.75rem',
    buttonFull: '3.375rem',
    control: '2.063rem',
    field: '2.75rem',
    row: '3.25rem',
    rowCompact: '2.75rem',
    drawer: '272px',
    drawerRail: '72px',
    drawerTemporary: '296px',
    topbar: '3.5rem',
    dialog: '37.5rem',
    panel: '480px',
    contentMax: '1600px',
  },
  elevation: {
    1: '0 0 0 1px rgb(0 32 60 / 0.06), 0 8px 24px rgb(0 32 60 / 0.12)',
    2: '0 24px 64px rgb(0 32 60 / 0.24)',
    bar: `0 -1px 0 ${border}, 0 -8px 24px rgb(0 32 60 / 0.06)`,
  },
  focus: { width: '2px', offset: '2px' },
  duration: { fast: '120ms', base: '180ms', slow: '240ms', mark: '6000ms' },
  ease: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', topbar: '100', panel: '300', dialog: '400', toast: '500' },
};

import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { below, reducedMotion } from './responsive.ts';
import { tokens } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(tokens, (_value, path) => kebab(path.join('-')));

createGlobalTheme(':root', vars, tokens);

globalStyle(':root', {
  colorScheme: 'light',
  '@media': {
    // For touch, controls that are small with a mouse get the height of a button.
    [below('md')]: { vars: { [vars.size.control]: tokens.size.button } },
    [reducedMotion]: {
      vars: {
        [vars.duration.fast]: '0.01ms',
        [vars.duration.base]: '0.01ms',
        [vars.duration.slow]: '0.01ms',
      },
    },
  },
});

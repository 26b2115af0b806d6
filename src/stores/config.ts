import { signal } from '@preact/signals-react';
import { type Config, DEFAULT_CONFIG } from '#api/load-config.ts';

/** Set before the first screen is shown. */
export const config = signal<Config>(DEFAULT_CONFIG);

import type { Cashier } from '../../test/support/make-cashiers.ts';
import type { StreamOpening } from './open-streams.ts';

const PER_ADDRESS = 500;

/** Each cashier has its own client address, as a proxy would add it. */
export const environmentOf = () => ({ TRUST_PROXY: 'on', LOG_FORMAT: 'text' });

/** Divides the streams among the processes, as a load balancer does. */
export const openingOf = (urls: readonly string[], { token }: Cashier, at: number): StreamOpening => ({
  url: urls[at % urls.length] ?? '',
  token,
  address: `10.0.0.${Math.floor(at / PER_ADDRESS) + 1}`,
});

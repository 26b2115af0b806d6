import type { Till } from '../../test/support/make-tills.ts';
import type { StreamOpening } from './open-streams.ts';

const PER_ADDRESS = 500;

/** Each till has an address of its own network, which a proxy would add. */
export const environmentOf = () => ({ TRUST_PROXY: 'on', LOG_FORMAT: 'text' });

/** Streams are divided among the processes, as by a balancer. */
export const openingOf = (urls: readonly string[], { token }: Till, at: number): StreamOpening => ({
  url: urls[at % urls.length] ?? '',
  token,
  address: `10.0.0.${Math.floor(at / PER_ADDRESS) + 1}`,
});

import { channel } from 'node:diagnostics_channel';

/** Publishes each statement and its parameters before it is run, in the call that runs it. */
export const statements = channel('cobros:statement');

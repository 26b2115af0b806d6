import { always, type CallsOf, slow } from '../measured-call.ts';

/** An unknown file: the transfer of bytes is measured with the calls that return them directly. */
const NONE = always(() => ({ downloadId: 'dl_0000000000000000' }));

export const downloads: CallsOf<'downloads'> = {
  'downloads.create': {
    'closings, written in the background': slow(always(() => ({ closings: { format: 'csv' as const } }))),
  },
  'downloads.download': { missing: NONE },
  'downloads.remove': { missing: NONE },
};

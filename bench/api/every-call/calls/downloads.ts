import { always, type CallsOf, slow } from '../measured-call.ts';

/** Of a file that is not there: the bytes themselves are measured with the calls that return them at once. */
const NONE = always(() => ({ downloadId: 'dl_0000000000000000' }));

export const downloads: CallsOf<'downloads'> = {
  'downloads.create': {
    'closings, written in the background': slow(always(() => ({ closings: { format: 'csv' as const } }))),
  },
  'downloads.list': { '': always(() => ({})) },
  'downloads.download': { missing: NONE },
  'downloads.remove': { missing: NONE },
};

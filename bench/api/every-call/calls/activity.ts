import { lastDays } from '../last-days.ts';
import { always, type CallsOf } from '../measured-call.ts';

const PAGE = { currentPage: 1, pageSize: 10 };

export const activity: CallsOf<'activity'> = {
  'activity.list': {
    'first page': always(() => ({ pageProperties: PAGE })),
    'page 100': always(() => ({ pageProperties: { ...PAGE, currentPage: 100 } })),
    'seven days': always(() => ({ ...lastDays(7), pageProperties: PAGE })),
  },
};

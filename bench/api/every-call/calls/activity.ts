import { lastDays } from '../last-days.ts';
import { always, type CallsOf, member, slow } from '../measured-call.ts';

const PAGE = { currentPage: 1, pageSize: 10 };

export const activity: CallsOf<'activity'> = {
  'activity.list': {
    'first page': always(() => ({ pageProperties: PAGE })),
    'page 100': always(() => ({ pageProperties: { ...PAGE, currentPage: 100 } })),
    'a kind': always(() => ({ kinds: ['refunds'], pageProperties: PAGE })),
    'several kinds': always(() => ({ kinds: ['refunds', 'requests'], pageProperties: PAGE })),
    person: always((business) => ({ actor: member(business.cashiers, 0).username, pageProperties: PAGE })),
    'seven days': always(() => ({ ...lastDays(7), pageProperties: PAGE })),
  },
  'activity.exportList': { '7 days': slow(always(() => lastDays(7))) },
};

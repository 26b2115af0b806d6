import type { CallOptions, DataOf, Schemas } from '../call-types.ts';
import { readFile } from '../download.ts';
import { flattenClosings } from '../flatten-closings.ts';
import type { Result } from '../result.ts';
import type { Transport } from '../transport.ts';

type History = Omit<DataOf<'/closing/v3/history', 'post'>, 'data'> & { data: Schemas['ClosingRow'][] };

/** `businessBranchId` narrows a business administrator to one branch. */
export function closingsResource({ post, download }: Transport) {
  const history = post('/closing/v3/history');
  return {
    /** A page of closings as rows; groups from the server are flattened. Dates are inclusive, in UTC. */
    history: async (
      content: Schemas['SearchClosingsContent'],
      options?: CallOptions,
    ): Promise<Result<History>> => {
      const result = await history(content, options);
      if (!result.ok) return result;
      return { ...result, data: { ...result.data, data: flattenClosings(result.data.data) } };
    },
    /** Previews a closing, per cashier and in total. Changes nothing. */
    preview: post('/closing/v3/pending/overview'),
    /** Makes one closing per branch, or that of a cashier. 403: not authorized. 422: there is nothing to close. */
    close: post('/closing/v3/close'),
    /** A closing with the part of each cashier and a page of its transactions. */
    listTransactions: post('/closing/v3/transactions/list'),
    /** All transactions of a closing as an Excel file. */
    exportTransactions: download('/closing/v3/transactions/excel', readFile),
  };
}

import type { CallOptions, DataOf, Schemas } from '../contract-types.ts';
import { flattenClosings } from '../flatten-closings.ts';
import type { Result } from '../result.ts';
import type { Transport } from '../transport.ts';

type History = Omit<DataOf<'/closing/v3/history', 'post'>, 'data'> & { data: Schemas['ClosingRow'][] };

/** Closings: what one would take, making it, finding it again. `businessBranchId` narrows an admin to one branch. */
export function closingsResource({ post, download }: Transport) {
  const history = post('/closing/v3/history');
  return {
    /** One page of closings as rows; groups the server may answer are flattened. Dates are inclusive, in UTC. */
    history: async (
      content: Schemas['SearchClosingsContent'],
      options?: CallOptions,
    ): Promise<Result<History>> => {
      const result = await history(content, options);
      if (!result.ok) return result;
      return { ...result, data: { ...result.data, data: flattenClosings(result.data.data) } };
    },
    /** What a closing would take now, per cashier and in total. Changes nothing. */
    preview: post('/closing/v3/pending/overview'),
    /** Closes, one closing per branch or that of a cashier. 422: there is nothing to close, or this person may not. */
    close: post('/closing/v3/close'),
    /** A closing with the part of each cashier and one page of its transactions. */
    listTransactions: post('/closing/v3/transactions/list'),
    /** All transactions of a closing as an Excel file. */
    exportTransactions: download('/closing/v3/transactions/excel'),
  };
}

import type { ClosingRow, SearchClosingsAnswer, SearchClosingsContent } from '../../generated/entities.ts';
import { flattenClosings } from '../flatten-closings.ts';
import type { CallOptions } from '../options.ts';
import type { Result } from '../result.ts';
import type { Transport } from '../transport.ts';

type History = Omit<SearchClosingsAnswer, 'data'> & { data: ClosingRow[] };
type Search<Data> = (content: SearchClosingsContent, options?: CallOptions) => Promise<Result<Data>>;

export function history({ post }: Transport): Search<History> {
  const search: Search<SearchClosingsAnswer> = post('/closing/v3/history');
  return async (content, options) => {
    const result = await search(content, options);
    if (!result.ok) return result;
    return { ...result, data: { ...result.data, data: flattenClosings(result.data.data) } };
  };
}

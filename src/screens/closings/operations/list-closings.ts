import type { ClosingRow, Schemas } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export type ClosingsPage = Omit<Schemas['SearchClosingsAnswer'], 'data'> & { data: ClosingRow[] };

export const listClosings =
  (content: Schemas['SearchClosingsContent']): Load<ClosingsPage> =>
  (signal) =>
    api.closings.history(content, { signal });

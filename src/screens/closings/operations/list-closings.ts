import type { ClosingRow, Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export type ClosingsPage = Omit<Schemas['SearchClosingsAnswer'], 'data'> & { data: ClosingRow[] };

export const listClosings =
  (content: Schemas['SearchClosingsContent']): Load<ClosingsPage> =>
  (signal) =>
    api(createClosingsApi).history(content, { signal });

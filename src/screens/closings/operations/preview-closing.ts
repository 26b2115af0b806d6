import type { Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Totals that a closing would take now; without a branch, of all that this user sees. */
export const previewClosing =
  (content: Schemas['PendingClosingContent']): Load<Schemas['PendingClosingAnswer']> =>
  (signal) =>
    api(createClosingsApi).preview(content, { signal });

import type { Schemas } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

/** What a closing would take now, of a branch or, without one, of everything this person sees. */
export const previewClosing =
  (content: Schemas['PendingClosingContent']): Load<Schemas['PendingClosingAnswer']> =>
  (signal) =>
    api.closings.preview(content, { signal });

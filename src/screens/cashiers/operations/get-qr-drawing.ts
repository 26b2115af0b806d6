import type { Cashier } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** QR code of a cashier as the URL of an image. */
export const getQrDrawing =
  (cashier: Cashier, branch: ShownBranch): Load<string> =>
  async (signal) => {
    const content = { userId: cashier.id, format: 'svg', ...branch.scope } as const;
    const result = await api(createCashiersApi).downloadQr(content, { signal });
    if (!result.ok) return result;
    const drawing = await result.data.blob.text();
    return { ok: true, data: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
  };

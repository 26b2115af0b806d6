import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { CLOSING_SAVED } from '../../../blocks/form/closing-type-dialog.tsx';
import { type ClosingConfig, closingContent } from '../../../domain/closing-config.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

export async function setBranchClosingType(branch: Branch, config: ClosingConfig): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).setClosingConfig({
    level: 'BusinessBranch',
    ownerId: branch.admin.id,
    ...closingContent(config),
  });
  return finishBranchChange(result, CLOSING_SAVED);
}

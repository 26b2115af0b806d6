import type { Failure, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { renameFailureFields } from '../../../blocks/form/rename-failure-fields.ts';
import { cleanLine, cleanName } from '../../../domain/clean-text.ts';
import { BRANCH_FIELDS, type CreateBranchForm } from '../branch-form.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

/** `prefix` is the username of the business. */
export async function createBranch(prefix: string, form: CreateBranchForm): Promise<Result<unknown>> {
  const content = contentOf(prefix, form);
  const result = await api(createBranchesApi).create(content);
  if (!result.ok) return { ...result, failure: atCreateFields(result.failure) };
  const { message = branchMessage(content.name) } = result.info ?? {};
  return finishBranchChange(result, { title: 'Sucursal creada', message });
}

export function contentOf(prefix: string, form: CreateBranchForm): Schemas['CreateBranchContent'] {
  return {
    name: cleanName(form.branchName),
    address: cleanLine(form.branchAddress),
    referenceId: form.reference.trim(),
    businessId: '',
    admin: {
      name: cleanName(form.adminName),
      username: `${prefix}-${form.adminUsername.trim()}`,
      emailAddress: form.adminEmailAddress.trim(),
      notificationMethod: 'push',
    },
    regionId: form.zone,
  };
}

/** Moves the server's field errors to the fields of the form. */
export const atCreateFields = (failure: Failure): Failure =>
  renameFailureFields(failure, {
    ...BRANCH_FIELDS,
    'admin.name': 'adminName',
    'admin.username': 'adminUsername',
    'admin.emailAddress': 'adminEmailAddress',
  });

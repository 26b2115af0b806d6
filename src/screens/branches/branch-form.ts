import type { Branch } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { requiredText } from '#domain/clean-text.ts';
import { email, reference, username } from '#domain/form-rules.ts';
import { required } from '#domain/required.ts';

export const editBranchForm = object({
  branchName: requiredText(),
  branchAddress: requiredText(),
  reference: reference(),
  state: required(),
  city: required(),
  zone: required(),
});
export type EditBranchForm = Infer<typeof editBranchForm>;

/** Maps the API's field names to those of the form (section 5 of the specification). */
export const BRANCH_FIELDS: Readonly<Record<string, string>> = {
  name: 'branchName',
  address: 'branchAddress',
  referenceId: 'reference',
  regionId: 'zone',
};

export function formOf(branch: Branch): EditBranchForm {
  return {
    branchName: branch.name,
    branchAddress: branch.address,
    reference: branch.referenceId,
    state: branch.stateId ?? '',
    city: branch.cityId ?? '',
    zone: branch.regionId ?? '',
  };
}

export const createBranchForm = object({
  ...editBranchForm.schema,
  adminName: requiredText(),
  adminUsername: username(),
  adminEmailAddress: email(),
});
export type CreateBranchForm = Infer<typeof createBranchForm>;

export const EMPTY_BRANCH: CreateBranchForm = {
  branchName: '',
  branchAddress: '',
  reference: '',
  adminName: '',
  adminUsername: '',
  adminEmailAddress: '',
  state: '',
  city: '',
  zone: '',
};

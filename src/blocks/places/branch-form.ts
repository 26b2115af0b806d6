import type { Branch, Schemas } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { emptyForm } from '#domain/empty-form.ts';
import { email, reference, username } from '#domain/form-rules.ts';
import { required } from '#domain/required.ts';
import { cleanLine } from '#words/clean-text.ts';

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

/** The content of the call that replaces a branch, if nothing changes. A field that is new in the description is asked for here. */
export const branchContent = (branch: Branch): Required<Schemas['UpdateBranchContent']> => ({
  id: branch.id,
  name: branch.name,
  address: branch.address,
  referenceId: branch.referenceId,
  businessId: branch.businessId,
  regionId: branch.regionId ?? '',
});

/** The content that replaces the branch by what the form has. */
export function editContent(branch: Branch, form: EditBranchForm): Schemas['UpdateBranchContent'] {
  return { ...branchContent(branch), ...placeContent(form) };
}

type PlaceContent = Required<Omit<Schemas['UpdateBranchContent'], 'id' | 'businessId'>>;

const placeContent = ({ branchName, branchAddress, reference, zone }: EditBranchForm): PlaceContent => ({
  name: cleanName(branchName),
  address: cleanLine(branchAddress),
  referenceId: reference.trim(),
  regionId: zone,
});

export const createBranchForm = object({
  ...editBranchForm.schema,
  adminName: requiredText(),
  adminUsername: username(),
  adminEmailAddress: email(),
});
export type CreateBranchForm = Infer<typeof createBranchForm>;

export const CREATE_FIELDS: Readonly<Record<string, string>> = {
  ...BRANCH_FIELDS,
  'admin.name': 'adminName',
  'admin.username': 'adminUsername',
  'admin.emailAddress': 'adminEmailAddress',
};

/** The content that creates a branch. `prefix` is the username of the business, with which the new username starts. */
export function createContent(prefix: string, form: CreateBranchForm): Schemas['CreateBranchContent'] {
  return {
    ...placeContent(form),
    businessId: '',
    admin: {
      name: cleanName(form.adminName),
      username: `${prefix}-${form.adminUsername.trim()}`,
      emailAddress: form.adminEmailAddress.trim(),
      notificationMethod: 'push',
    },
  };
}

export const EMPTY_BRANCH: CreateBranchForm = emptyForm(createBranchForm);

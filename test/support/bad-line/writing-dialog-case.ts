import type { ComponentType } from 'react';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import { permissionsOf } from '../../../sandbox/rules/user-permissions.ts';
import type { ModalStep } from '../../../src/stores/modal-step.ts';
import { session } from '../../fixtures/session.ts';
import type { View } from '../render.tsx';

/** A dialog that writes: what it is about, how it is filled, and the call that its button makes. */
export interface WritingDialogCase<Subject> {
  subject: Subject;
  fill?: (view: View) => Promise<unknown>;
  call: OperationId;
  /** The last sign that is typed makes the call, without the button. */
  sendsItself?: true;
  /** Tells that it succeeded, if the dialog does not close. */
  done?: (view: View) => boolean;
  /** Data that the dialog needs. */
  responses?: Partial<Record<OperationId, unknown>>;
}

/** A dialog that writes nothing, or not in happy-dom, and why. */
interface ReadingDialogCase<Subject> {
  subject: Subject;
  none: string;
}

type SubjectOf<Step extends { step: string }, Name> = Omit<Extract<Step, { step: Name }>, 'step'>;

/** A case of every dialog of a modal. The type checker asks for that of a new dialog. */
export type DialogCases<Step extends { step: string }> = {
  [Name in Step['step']]: DialogCase<SubjectOf<Step, Name>>;
};

type DialogCase<Subject> = WritingDialogCase<Subject> | ReadingDialogCase<Subject>;

export interface DialogFamily {
  name: string;
  modal: ModalStep<{ step: string }>;
  dialogs: Record<string, ComponentType<object>>;
  cases: Record<string, DialogCase<object>>;
}

export function familyOf<Step extends { step: string }>(
  modal: ModalStep<Step>,
  dialogs: object,
  cases: DialogCases<Step>,
): DialogFamily {
  return { name: modal.name, modal, dialogs, cases } as unknown as DialogFamily;
}

const { userData } = session();

/** The business's own account, which may open every dialog. */
export const ownerSession = () =>
  session({
    userData: {
      ...userData,
      user: { ...userData.user, id: 'us_luna', type: 'admin', branchId: null, branchName: null },
      permissions: permissionsOf({
        type: 'admin',
        rolePermissions: null,
        closingLocked: false,
        isTitular: false,
      }),
    },
  });

export const typing =
  (fields: Record<string, string>) =>
  async (view: View): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) await view.type(view.field(label), text);
  };

/** Types the word of a confirmation. */
export const word = (text: string) => typing({ Escribe: text });

/** Chooses the first option of a list of radio buttons that arrives. */
export const firstChoice = (selector: string) => async (view: View) =>
  view.click(await view.appears(selector));

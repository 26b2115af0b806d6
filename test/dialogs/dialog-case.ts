import type { Session } from '@cobros/sdk';
import type { ComponentType } from 'react';
import type { OperationId } from '../../sandbox/contract/operation-types.ts';
import { permissionsOf } from '../../sandbox/rules/user-permissions.ts';
import type { ModalStep } from '../../src/blocks/modal-host.tsx';
import { session } from '../fixtures/session.ts';
import type { View } from '../support/render.tsx';

/** How it is opened and what it shows, whatever it does. */
interface ShownDialog<Subject> {
  subject: Subject;
  /** The row in whose menu its item stands, and the item. */
  row?: string;
  item?: string;
  /** Its heading, if it is not called by its item. */
  title?: string;
  /** A part of its text: whom it affects and how. */
  says?: string;
  /** The amount that it is about, which a reader says with its heading. */
  hears?: string;
  /** The field or button with the focus, by its label or name. */
  focus?: string;
}

/** A dialog that writes: how it is filled, the call that its button makes, and what is said afterwards. */
export interface WritingDialogCase<Subject = object> extends ShownDialog<Subject> {
  fill?: Fill | ((view: View) => Promise<unknown>);
  /** Otherwise the first of its foot. */
  button?: string;
  call: OperationId;
  content?: object;
  /** The last sign that is typed makes the call, without the button. */
  sendsItself?: true;
  /** Title and text of the message. */
  said?: readonly [title: string, text: string];
  /** A value of the session and what it is afterwards, if the portal shows it elsewhere at once. */
  learns?: (userData: Session['userData']) => readonly [now: unknown, expected: unknown];
  /** What is read again afterwards, by the first words of cached reads. */
  rereads?: readonly string[];
  /** The title of the dialog that it leads to. */
  leadsTo?: string;
  /** Whether it succeeded, if the dialog does not close. */
  done?: (view: View) => boolean;
  /** Data that the dialog needs. */
  responses?: Partial<Record<OperationId, unknown>>;
}

/** A dialog that writes nothing, or not in happy-dom, and why. */
interface ReadingDialogCase<Subject> extends ShownDialog<Subject> {
  none: string;
}

/** What is typed into which field, what is chosen, and which option of which list, in a unit test as in a browser. */
export type Fill = readonly (
  | { type: string; text: string }
  | { choose: string }
  | { select: string; option: string }
)[];

export const typing = (fields: Record<string, string>): Fill =>
  Object.entries(fields).map(([type, text]) => ({ type, text }));

/** The word of a confirmation. */
export const word = (text: string) => typing({ Escribe: text });

/** The first of what arrives. */
export const firstChoice = (selector: string) => async (view: View) =>
  view.click(await view.appears(selector));

export async function fillInView(view: View, fill: WritingDialogCase['fill'] = []): Promise<void> {
  if (typeof fill === 'function') return void (await fill(view));
  for (const one of fill) {
    if ('type' in one) await view.type(view.field(one.type), one.text);
    else if ('choose' in one) await view.click(view.field(one.choose));
    else {
      const list = view.field<HTMLSelectElement>(one.select);
      const option = [...list.options].find(({ textContent }) => textContent === one.option);
      await view.type(list, option?.value ?? '');
    }
  }
}

type SubjectOf<Step extends { step: string }, Name> = Omit<Extract<Step, { step: Name }>, 'step'>;
type DialogCase<Subject> = WritingDialogCase<Subject> | ReadingDialogCase<Subject>;

/** A case of every dialog of a modal. The type checker asks for that of a new dialog. */
export type DialogCases<Step extends { step: string }> = {
  [Name in Step['step']]: DialogCase<SubjectOf<Step, Name>>;
};

/** The screen with the rows. */
export interface RowsScreen {
  Screen: ComponentType;
  address: string;
  /** The state of the navigation. */
  state?: object;
  /** The call that lists the rows. */
  list: OperationId;
  responses?: Partial<Record<OperationId, unknown>>;
}

export interface DialogFamily {
  name: string;
  modal: ModalStep<{ step: string }>;
  dialogs: Record<string, ComponentType<object>>;
  cases: Record<string, DialogCase<object>>;
  rows: RowsScreen | undefined;
}

export function familyOf<Step extends { step: string }>(
  modal: ModalStep<Step>,
  dialogs: object,
  cases: DialogCases<Step>,
  rows?: RowsScreen,
): DialogFamily {
  return { name: modal.name, modal, dialogs, cases, rows } as unknown as DialogFamily;
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

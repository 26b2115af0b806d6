import type { Session } from '@cobros/sdk';
import type { ComponentType } from 'react';
import type { ModalStep } from '#blocks/modal-host.tsx';
import { permissionsOf } from '#sandbox/access/users/user-permissions.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { session } from '../../fixtures/session.ts';
import type { View } from '../support/render.tsx';

/** How a dialog is opened and what it shows, whether or not it writes. */
interface ShownDialog<Subject> {
  subject: Subject;
  /** The row whose menu has an item for the dialog, and that item. */
  row?: string;
  item?: string;
  /** The dialog's heading, if it differs from its menu item. */
  title?: string;
  /** A part of the dialog's text that says whom it affects and how. */
  says?: string | RegExp;
  /** The amount that the dialog is about, which a screen reader reads with its heading. */
  hears?: string;
  /** The label or name of the field or button that has the focus. */
  focus?: string;
}

/** A dialog that writes: how it is filled in, which call its button makes, and what is shown afterwards. */
export interface WritingDialogCase<Subject = object> extends ShownDialog<Subject> {
  fill?: Fill | ((view: View) => Promise<unknown>);
  /** The button that makes the call; the first one in the dialog's foot by default. */
  button?: string;
  call: OperationId;
  content?: object;
  /** The call is made when the last character is typed, without pressing the button. */
  sendsItself?: true;
  /** The API's fields that the server may reject, by the label of the dialog's field, in the order of the dialog. */
  rejects?: Readonly<Record<string, string>>;
  /** Title and text of the message. */
  said?: readonly [title: string, text: string];
  /** A value of the session and its expected value after the call, if the portal shows it elsewhere at once. */
  learns?: (userData: Session['userData']) => readonly [now: unknown, expected: unknown];
  /** The first words of the cached reads that are read again after the call. */
  rereads?: readonly string[];
  /** The title of the dialog that opens next. */
  leadsTo?: string;
  /** Returns true after a success, for a dialog that stays open. */
  done?: (view: View) => boolean;
  /** Responses with data that the dialog needs. */
  responses?: Partial<Record<OperationId, unknown>>;
}

/** A dialog that writes nothing or cannot do so in happy-dom; `none` says why. */
interface ReadingDialogCase<Subject> extends ShownDialog<Subject> {
  none: string;
  responses?: Partial<Record<OperationId, unknown>>;
}

/** The texts to type, the choices to click and the options to select, in a unit test as in a browser. */
export type Fill = readonly (
  | { type: string; text: string }
  | { choose: string }
  | { select: string; option: string }
)[];

export const typing = (fields: Record<string, string>): Fill =>
  Object.entries(fields).map(([type, text]) => ({ type, text }));

/** Types the word that confirms a dialog. */
export const word = (text: string) => typing({ Escribe: text });

/** Clicks the first choice once the choices have arrived. */
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

/** One case for every dialog of a modal: the type checker asks for the case of a new dialog. */
export type DialogCases<Step extends { step: string }> = {
  [Name in Step['step']]: DialogCase<SubjectOf<Step, Name>>;
};

/** The screen with the rows. */
export interface RowsScreen {
  Screen: ComponentType;
  address: string;
  /** The navigation state with which the screen is opened. */
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

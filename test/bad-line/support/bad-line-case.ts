import type { Locator } from 'playwright-core';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import type { ActionName } from '../../../sandbox/rules/activity/actions.ts';
import type { Scene } from '../../support/browser-suite.ts';

/** A dialog that is submitted on a bad line. */
export interface BadLineCase {
  name: string;
  /** Opens the dialog and fills it in. */
  open(scene: Scene): Promise<Locator>;
  button: string | RegExp;
  call: OperationId;
  /** The action recorded in the activity of the business, once, or each time that the call reached the server. */
  recorded: ActionName;
  times?: 'each time';
  /** The business's own account; by default that of Tienda Luna. */
  owner?: string;
}

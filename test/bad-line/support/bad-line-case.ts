import type { Locator } from 'playwright-core';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import type { ActionName } from '../../../sandbox/rules/activity/actions.ts';
import type { Scene } from '../../support/browser-suite.ts';

/** A dialog that is submitted on a bad line. */
export interface BadLineCase {
  name: string;
  /** Opens and fills it. */
  open(scene: Scene): Promise<Locator>;
  button: string | RegExp;
  call: OperationId;
  /** The action that it leaves in the business's activity, once or each time that it reached the server. */
  recorded: ActionName;
  times?: 'each time';
  /** The business's own account; that of Tienda Luna otherwise. */
  owner?: string;
}

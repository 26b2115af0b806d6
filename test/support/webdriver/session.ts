import { setTimeout as pause } from 'node:timers/promises';

/** A command of the W3C WebDriver standard: its address below the session, and its name in Firefox's Marionette. */
export const COMMANDS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  SetWindowRect: 'window/rect',
} as const;

export type Command = keyof typeof COMMANDS;
export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** A started browser with one window. */
export interface Session {
  name: string;
  version: string;
  send: Send;
  /** The window as a PNG in base64. */
  screenshot(): Promise<string>;
  end(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Asks until there is an answer, which must not be null, undefined or false. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  missing: () => string | Promise<string>,
): Promise<Exclude<Answer, null | undefined | false>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, null | undefined | false>;
    if (Date.now() > end) throw new Error(await missing());
    await pause(50);
  }
}

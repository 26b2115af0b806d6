/** A command of the W3C WebDriver standard: its path below the session, and its name in Firefox's Marionette. */
export const COMMANDS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  SetWindowRect: 'window/rect',
} as const;

type Command = keyof typeof COMMANDS;
type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** A running browser with one window. */
export interface Session {
  name: string;
  version: string;
  send: Send;
  /** A screenshot of the window as a base64 PNG. */
  screenshot(): Promise<string>;
  end(): Promise<void>;
}

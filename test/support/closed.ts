import { test } from 'uvu';

/** Closes something after the tests of a file. */
export function closed<Opened extends { close(): unknown }>(opened: Opened): Opened {
  test.after(async () => {
    await opened.close();
  });
  return opened;
}

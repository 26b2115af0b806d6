/**
 * A page whose network is not recorded. Playwright records the network of its own pages, for which the page's main thread
 * decodes each response once more, in one task. `evaluate` returns the value of an expression of the page.
 */
export async function openUninspectedPage(browser, url, { width, height }, script) {
  const session = await browser.newBrowserCDPSession();
  // Playwright leaves alone what belongs to a context that it has not made.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
    waiting.delete(id);
  });
  async function send(method, params = {}) {
    last += 1;
    const message = JSON.stringify({ id: last, method, params });
    const answer = new Promise((resolve) => waiting.set(last, resolve));
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  }
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await send('Page.navigate', { url });
  return {
    send,
    async evaluate(expression) {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true });
      return result.value;
    },
  };
}

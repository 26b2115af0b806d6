const MOST_OPEN = 6;
const EVENTS = /^(event: \w+\ndata: \{.*\}\n\n)*$/;
const DATA =
  /^(\{"lists":\["\w+"(,"\w+")*\],"changedCount":\d+\}|\{("changedCount":\d+)?\}|\{"reason":"[\w-]+","retryAfterSeconds":\d+\})$/;

export interface OpenStreams {
  /** Leaves a stream open for a while. @returns its first events */
  take(response: Response): Promise<string>;
  /** Closes all streams. @throws Error if one has sent anything but names of lists */
  close(): Promise<void>;
}

/** Keeps the most recently opened streams of changes, to which the effects of the attack are reported. */
export function createOpenStreams(): OpenStreams {
  const open: (() => Promise<void>)[] = [];
  return {
    async take({ body }) {
      const reader = body?.getReader();
      if (!reader) return '';
      const decoder = new TextDecoder();
      let heard = '';
      const read = async () => {
        const { done, value } = await reader.read();
        heard += value ? decoder.decode(value, { stream: true }) : '';
        return !done;
      };
      await read();
      const first = heard;
      const rest = (async () => {
        while (await read());
      })();
      open.push(async () => {
        await reader.cancel();
        await rest;
        const data = [...heard.matchAll(/^data: (.*)$/gm)].map(([, text = '']) => text);
        if (!EVENTS.test(heard) || !data.every((text) => DATA.test(text)))
          throw new Error(`A stream told ${heard}`);
      });
      if (open.length > MOST_OPEN) await open.shift()?.();
      return first;
    },
    async close() {
      for (const close of open.splice(0)) await close();
    },
  };
}

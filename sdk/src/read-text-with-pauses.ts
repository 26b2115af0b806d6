import { PART } from './long-response-parts.ts';

/** Like `response.text()`, but with pauses, because that would decode a long response in one task. */
export async function readTextWithPauses(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let paused = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length - paused < PART) continue;
    paused = text.length;
    await nextTask();
  }
  return text + decoder.decode();
}

/** Yields to the page between two parts. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

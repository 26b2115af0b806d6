import { signal } from '@preact/signals-react';

const MESSAGE_MS = 6000;

interface Message {
  id: number;
  kind: 'success' | 'error';
  title: string;
  text: string;
}

const current = signal<Message | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let holds = 0;

export const message = current;

export function showSuccess(title: string, text: string): void {
  show('success', title, text);
}

export function showError(title: string, text: string): void {
  show('error', title, text);
}

export function showFailure(failure: { title: string; message: string }): void {
  show('error', failure.title, failure.message);
}

export function clearMessage(): void {
  clearTimeout(timer);
  current.value = null;
}

/** Called on hover or focus, which pauses the timer; leaving restarts it from the beginning. */
export function holdMessage(): void {
  holds += 1;
  clearTimeout(timer);
}

export function releaseMessage(): void {
  holds = Math.max(0, holds - 1);
  if (holds === 0 && current.peek()) startTimer();
}

function show(kind: Message['kind'], title: string, text: string): void {
  count += 1;
  holds = 0;
  current.value = { id: count, kind, title, text };
  startTimer();
}

function startTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(clearMessage, MESSAGE_MS);
}

import type { Transaction } from '@cobros/sdk';
import { linkMessage } from '#domain/link-message.ts';
import { currentUser } from '#stores/current-user.ts';
import { showFailure } from '#stores/messages.ts';
import { markSent } from './share-operations.ts';
import { type StepOf, transactionModal } from './transaction-modal.ts';

/** True if the device has a sheet of its own, which plain HTTP pages may not open. */
export const hasSheet = (): boolean => 'share' in navigator;

/** The text to send, by this person's business. */
export function messageOf(transaction: Transaction, reminder: boolean): string {
  const { name = '', timeZone = 'UTC' } = currentUser.peek()?.business ?? {};
  return linkMessage(transaction, { name, timeZone }, reminder);
}

/** Opens the device's own sheet, or a dialog with other ways where there is none. What was sent before may be a reminder, so the dialog asks. */
export async function shareLink(transaction: Transaction, from?: StepOf<'share'>['from']): Promise<void> {
  const outcome = hasSheet() && !transaction.linkSentDate ? await openSheet(transaction, false) : 'failed';
  if (outcome === 'failed') transactionModal.open({ step: 'share', transaction, ...(from && { from }) });
  if (outcome !== 'sent') return;
  const result = await markSent(transaction, false);
  if (result?.ok === false) showFailure(result.failure);
}

/** Lets the user choose a program of the device. Closing the sheet is no failure. */
export async function openSheet(
  transaction: Transaction,
  reminder: boolean,
): Promise<'sent' | 'closed' | 'failed'> {
  try {
    // The link is in the text, because some programs take only one of the two.
    await navigator.share({ text: messageOf(transaction, reminder) });
    return 'sent';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'closed' : 'failed';
  }
}

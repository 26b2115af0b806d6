import type { OperationId } from '#ground/contract/operation-types.ts';

const KILOBYTE = 1024;

/** Enough for most bodies. */
export const USUAL_BODY_BYTES = 16 * KILOBYTE;

// Calls without a session have the smallest limits; a picture of 2 MB in base64 needs the largest.
const OTHERS: Partial<Record<OperationId, number>> = {
  'auth.signIn': 4 * KILOBYTE,
  'passwordRecoveries.requestCode': 4 * KILOBYTE,
  'passwordRecoveries.recover': 4 * KILOBYTE,
  'notifications.change': 32 * KILOBYTE,
  'notifications.test': 32 * KILOBYTE,
  'cashiers.setChildren': 64 * KILOBYTE,
  'closings.reconcileDeposits': 64 * KILOBYTE,
  // A sheet of 1 MB in base64.
  'imports.preview': 1_398_104 + 4 * KILOBYTE,
  'imports.create': 1_398_104 + 64 * KILOBYTE,
  'imports.downloadSheet': 1_398_104 + 4 * KILOBYTE,
  'imports.downloadAccessSheets': 64 * KILOBYTE,
  'profile.updateAvatar': 2_796_204 + 4 * KILOBYTE,
};

/** Maximum size of a call's JSON body. */
export function maxBodyBytes(operation: OperationId): number {
  return OTHERS[operation] ?? USUAL_BODY_BYTES;
}

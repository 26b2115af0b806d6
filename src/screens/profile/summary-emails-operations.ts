import type { Schemas } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '#api/business-api.ts';
import { createSavedSwitches } from './saved-switches.ts';

export type SummaryEmail = keyof Schemas['SummaryEmails'];

export const summaryEmailSwitches = createSavedSwitches<Schemas['SummaryEmails']>(
  'Resúmenes por correo',
  (chosen) => api(createProfileApi).setSummaryEmails(chosen),
  (before, summaryEmails) => ({ ...before, user: { ...before.user, summaryEmails } }),
);

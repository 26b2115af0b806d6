import { is } from 'superstruct';
import { paths } from '#domain/paths.ts';
import { REQUIRED_DOCUMENTS } from './documents/document-files.ts';
import type { SignUpDraft } from './draft.ts';
import { accountContent, bankForm, businessForm, locationForm } from './sign-up-forms.ts';

export type StepName = 'business' | 'location' | 'bank' | 'documents' | 'access' | 'done';

export interface SignUpStep {
  name: StepName;
  path: string;
  label: string;
  /** True when the next step may be opened. */
  isComplete: (draft: SignUpDraft) => boolean;
}

const root = paths.affiliations;

export const STEPS: readonly SignUpStep[] = [
  {
    name: 'business',
    path: `${root}/negocio`,
    label: 'Negocio',
    isComplete: ({ business }) => is(business, businessForm),
  },
  {
    name: 'location',
    path: `${root}/ubicacion`,
    label: 'Ubicación',
    isComplete: ({ location }) => is(location, locationForm),
  },
  {
    name: 'bank',
    path: `${root}/banco`,
    label: 'Banco',
    isComplete: ({ bank, account }) => is(bank, bankForm) && account?.content === accountContent(bank),
  },
  {
    name: 'documents',
    path: `${root}/documentos`,
    label: 'Documentos',
    isComplete: ({ documents }) => REQUIRED_DOCUMENTS.every(({ kind }) => documents[kind]),
  },
  // This step is complete only once the sign-up is sent.
  { name: 'access', path: `${root}/acceso`, label: 'Acceso', isComplete: () => false },
  { name: 'done', path: `${root}/listo`, label: 'Listo', isComplete: () => false },
];

/** The first incomplete step. */
export function firstIncomplete(draft: SignUpDraft): SignUpStep {
  return STEPS.find((step) => !step.isComplete(draft)) as SignUpStep;
}

export const stepAt = (path: string) => STEPS.find((step) => step.path === plain(path));

/** Redirects a path beyond an incomplete step to that step, and an unknown path to the start. */
export function allowedPath(path: string, draft: SignUpDraft, sent: boolean): string {
  const step = stepAt(path);
  if (!step) return root;
  if (step.name === 'done') return sent ? step.path : root;
  const first = firstIncomplete(draft);
  return STEPS.indexOf(step) <= STEPS.indexOf(first) ? step.path : first.path;
}

const plain = (path: string) => path.replace(/\/+$/, '');

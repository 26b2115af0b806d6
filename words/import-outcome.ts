/** A row of an imported sheet: its outcome as the API says it. */
export type ImportOutcome = 'create' | 'created' | 'exists' | 'error';

export const IMPORT_OUTCOME_LABEL: Record<ImportOutcome, string> = {
  create: 'Se creará',
  created: 'Creada',
  exists: 'Ya existe',
  error: 'Con error',
};

/** Titles of the columns that a sheet with reasons has in addition. */
export const OUTCOME_TITLES = ['Qué pasará', 'Motivo'] as const;

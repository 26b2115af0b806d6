import { type Infer, object } from 'superstruct';
import { requiredText } from '../../domain/clean-text.ts';

export const nameForm = object({ name: requiredText() });
export type NameForm = Infer<typeof nameForm>;

import { type Infer, object } from 'superstruct';
import { required } from '../../domain/form-rules.ts';

export const nameForm = object({ name: required() });
export type NameForm = Infer<typeof nameForm>;

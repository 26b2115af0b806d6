import { type Infer, object } from 'superstruct';
import { secondFactorCode } from '../../blocks/second-factor/code-rules.ts';
import { required } from '../../domain/form-rules.ts';

/** Asked for by every change of the own second factor. */
export const proofForm = object({ password: required(), code: secondFactorCode() });
export type Proof = Infer<typeof proofForm>;

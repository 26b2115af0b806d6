import { enums, type Infer, object, refine, string } from 'superstruct';
import { amount } from '../../domain/amount-validation.ts';
import { optionalReference } from '../../domain/form-rules.ts';
import { LONGEST, lengthOf } from '../../domain/lengths.ts';
import { config } from '../../stores/config.ts';

export const TIMERS = [
  { value: '300', label: '5 minutos' },
  { value: '900', label: '15 minutos' },
  { value: '3600', label: '1 hora' },
  { value: '86400', label: '24 horas' },
] as const;

const note = () =>
  refine(
    string(),
    'note',
    (value) => lengthOf(value.trim()) <= LONGEST.note || `La nota admite ${LONGEST.note} caracteres`,
  );

export const sendRequestForm = object({
  amount: amount(() => config.value),
  note: note(),
  reference: optionalReference(),
  timer: enums(['300', '900', '3600', '86400']),
  /** Empty: the server uses the default, or the only one this user may charge for. */
  businessBranchId: string(),
  businessUserId: string(),
});
export type SendRequestForm = Infer<typeof sendRequestForm>;

export const EMPTY_REQUEST: SendRequestForm = {
  amount: '',
  note: '',
  reference: '',
  timer: '900',
  businessBranchId: '',
  businessUserId: '',
};

import { type Infer, object, string } from 'superstruct';
import { requiredText } from '../../../domain/clean-text.ts';
import { required } from '../../../domain/form-rules.ts';

export const locationForm = object({
  stateId: required(),
  cityId: required(),
  address: requiredText(),
  /** Names of the chosen state and city, for the review. */
  stateName: string(),
  cityName: string(),
});
export type LocationForm = Infer<typeof locationForm>;

export const EMPTY_LOCATION: LocationForm = {
  stateId: '',
  cityId: '',
  address: '',
  stateName: '',
  cityName: '',
};

/** Addresses of the previous and the next step. */
export interface StepProps {
  back: string;
  next: string;
}

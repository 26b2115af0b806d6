/** The addresses of the steps around one. */
export interface StepProps {
  back: string;
  next: string;
}

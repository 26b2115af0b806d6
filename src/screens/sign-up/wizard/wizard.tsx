import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType } from 'react';
import { secondary } from '#styles/typography.css.ts';
import { draft } from '../draft.ts';
import { CONTENT_ID, SiteHead } from '../site-head.tsx';
import { AccessAndReviewStep } from '../steps/access-and-review-step.tsx';
import { BankStep } from '../steps/bank-step.tsx';
import { BusinessStep } from '../steps/business-step.tsx';
import { DocumentsStep } from '../steps/documents-step.tsx';
import { LocationStep } from '../steps/location-step.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { type SignUpStep, STEPS, type StepName } from '../steps.ts';
import { Stepper } from './stepper.tsx';
import * as css from './wizard.css.ts';

const SCREENS: Record<Exclude<StepName, 'done'>, ComponentType<StepProps>> = {
  business: BusinessStep,
  location: LocationStep,
  bank: BankStep,
  documents: DocumentsStep,
  access: AccessAndReviewStep,
};

/** The page around a step, with the header and the list of steps. */
export function Wizard({ step }: { step: SignUpStep & { name: Exclude<StepName, 'done'> } }) {
  useSignals();
  const position = STEPS.indexOf(step);
  const Screen = SCREENS[step.name];
  return (
    <>
      <SiteHead>
        <span className={secondary}>Guardamos lo que escribes en este dispositivo</span>
      </SiteHead>
      <main id={CONTENT_ID} tabIndex={-1} className={css.wizard}>
        <Stepper current={step} draft={draft.value} />
        <Screen
          key={step.name}
          back={STEPS[position - 1]?.path ?? ''}
          next={STEPS[position + 1]?.path ?? ''}
        />
      </main>
    </>
  );
}

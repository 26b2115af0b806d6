import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#domain/paths.ts';
import { captcha } from './captcha/captcha-operations.ts';
import { draft, restoreDraft } from './draft.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { restoreSentSignUp, sentSignUp } from './sign-up-outcome.ts';
import { DonePage } from './steps/done-page.tsx';
import { allowedPath, type SignUpStep, type StepName, stepAt } from './steps.ts';
import { Wizard } from './wizard/wizard.tsx';

export const titleOf = (path: string) => stepAt(path)?.label;

export default function SignUpScreen() {
  useSignals();
  useState(() => {
    restoreDraft();
    restoreSentSignUp();
  });
  const [path, navigate] = useLocation();
  const sent = sentSignUp.value;
  // While the next screen loads, this one stays mounted although the address has already changed.
  const leaving = !path.startsWith(paths.affiliations);
  const allowed = leaving ? path : allowedPath(path, draft.value, sent !== null);
  const step = stepAt(allowed);

  useEffect(() => {
    if (allowed !== path) navigate(allowed, { replace: true });
  }, [allowed, path, navigate]);
  const asksServer = step !== undefined && step.name !== 'done';
  useEffect(() => {
    if (asksServer) captcha.prepare();
  }, [asksServer]);

  if (leaving || allowed !== path) return null;
  if (!step) return <LandingPage />;
  if (step.name === 'done') return sent && <DonePage {...sent} />;
  return <Wizard step={step as SignUpStep & { name: Exclude<StepName, 'done'> }} />;
}

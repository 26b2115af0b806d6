import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { openNewRequest } from '#features/transaction/transaction-modal.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { rememberFirstStepsBegun } from '#stores/first-steps-flags.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { type FirstStep, firstSteps, useBusinessSetUp } from './first-steps.ts';
import * as css from './first-steps-card.css.ts';

interface FirstStepsCardProps {
  dashboard: Dashboard;
  user: CurrentUser;
  onHide: () => void;
}

/** The set-up steps of a new business, ticked off as they are done. Hidden when all are done. */
export default function FirstStepsCard({ dashboard, user, onHide }: FirstStepsCardProps) {
  useSignals();
  const shown = [...dashboard.pending.rows.value, ...dashboard.paid.rows.value];
  const setUp = useBusinessSetUp(
    user,
    shown.map(({ transaction }) => transaction),
  );
  const steps = setUp && firstSteps(setUp);
  const open = steps?.some(({ done }) => !done) ?? false;
  const businessId = user.business.id;
  useEffect(() => {
    if (open) rememberFirstStepsBegun(businessId);
  }, [open, businessId]);
  if (!steps || !open) return null;

  const next = steps.find(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Primeros pasos"
      flush
      aside={
        <>
          <span className={css.count}>
            {done} de {steps.length}
          </span>
          <span className={css.hide}>
            <Button variant="text" size="sm" onClick={onHide}>
              Ocultar
            </Button>
          </span>
        </>
      }
    >
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <Step key={step.name} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
      {process.env.SANDBOX && config.value.sandbox && (
        <p className={css.hint}>
          Para un pago de prueba, envía una solicitud a <b>maria.lopez</b> y acéptala en{' '}
          <a href={`${config.value.sandbox.worldUrl}?user=maria.lopez`} target="_blank" rel="noreferrer">
            su teléfono simulado
          </a>
          .
        </p>
      )}
    </Card>
  );
}

function Step({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  return (
    <li className={classes(css.step, isNext && css.nextStep)}>
      <span className={step.done ? css.doneMark : css.mark} aria-hidden="true">
        {step.done ? <Icon name="check" size="xs" /> : number}
      </span>
      <div>
        <StepTitle step={step} />
        {step.done && <VisuallyHidden> (hecho)</VisuallyHidden>}
        <p className={css.text}>{step.text}</p>
      </div>
    </li>
  );
}

function StepTitle({ step: { name, title, done, place } }: { step: FirstStep }) {
  if (place)
    return (
      <Link href={place.href} state={place.state} className={css.title}>
        {title}
      </Link>
    );
  if (name === 'request' && !done)
    return (
      <button type="button" className={css.title} onClick={openNewRequest}>
        {title}
      </button>
    );
  return <span className={css.plainTitle}>{title}</span>;
}

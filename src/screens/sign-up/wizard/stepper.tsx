import { Link } from 'wouter';
import { onlyNarrow, row } from '#styles/layout.css.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SignUpDraft } from '../draft.ts';
import { firstIncomplete, type SignUpStep, STEPS } from '../steps.ts';
import * as css from './wizard.css.ts';

/** The list of steps, with the current one marked; steps that may be opened are links. */
export function Stepper({ current, draft }: { current: SignUpStep; draft: SignUpDraft }) {
  const reached = STEPS.indexOf(firstIncomplete(draft));
  const position = STEPS.indexOf(current) + 1;
  const place = `Paso ${position} de ${STEPS.length}`;
  return (
    <nav aria-label="Pasos">
      <ol className={css.stepper}>
        {STEPS.map((step, index) => {
          const now = step === current;
          const done = !now && step.isComplete(draft);
          return (
            <li
              key={step.name}
              className={classes(css.step, now && css.currentStep, done && css.doneStep)}
              aria-current={now ? 'step' : undefined}
            >
              <span className={css.mark} aria-hidden="true">
                {done ? <Icon name="check" size="xs" /> : index + 1}
              </span>
              {!now && index <= reached ? (
                <Link href={step.path} className={css.stepLink}>
                  {step.label}
                  {done && <VisuallyHidden> (completo)</VisuallyHidden>}
                </Link>
              ) : (
                step.label
              )}
            </li>
          );
        })}
      </ol>
      <div className={onlyNarrow}>
        <p className={`${row[2]} ${css.place}`}>
          <b className={strong}>{current.label}</b>
          <span className={secondary}>{place}</span>
        </p>
        <ProgressBar label={place} value={Math.round((100 * position) / STEPS.length)} />
      </div>
    </nav>
  );
}

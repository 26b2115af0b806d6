import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { push, row, stack } from '#styles/layout.css.ts';
import { muted, pageTitle } from '#styles/typography.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import * as css from './wizard.css.ts';

interface StepCardProps {
  title: string;
  text: string;
  /** Address of the previous step; the first one has none. */
  back?: string;
  submitLabel?: string;
  busy?: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  alert?: ReactNode;
  children: ReactNode;
}

/** One step of the sign-up: its fields, and buttons to continue and go back. */
export function StepCard({
  title,
  text,
  back,
  submitLabel = 'Continuar',
  busy = false,
  formRef,
  onSubmit,
  alert,
  children,
}: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form className={css.card} ref={formRef} onSubmit={onSubmit} noValidate>
      <div>
        <h1 className={pageTitle} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={muted}>{text}</p>
      </div>
      <div className={stack[4]}>{children}</div>
      {alert}
      <div className={`${row[3]} ${css.foot}`}>
        {back && (
          <Link href={back} className={buttonClass('outline')}>
            Atrás
          </Link>
        )}
        <span className={`${push} ${css.forward}`}>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}

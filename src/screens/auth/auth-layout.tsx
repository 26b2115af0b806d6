import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { currentUser } from '#stores/current-user.ts';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { heading as headingStyle, subtitle as subtitleStyle } from '#styles/typography.css.ts';
import { Logo } from '#ui/logo.tsx';
import * as css from './auth-layout.css.ts';

const INVITATION = (
  <>
    ¿Tu negocio aún no cobra con nosotros? <Link href={paths.affiliations}>Afíliate</Link>
  </>
);

interface AuthLayoutProps {
  heading: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Shown below the card. */
  below?: ReactNode;
}

/** Layout of the screens under auth/*: a welcome banner and a card. */
export function AuthLayout({ heading, subtitle, children, below }: AuthLayoutProps) {
  // A low window is scrolled to the button here; what comes next is seen from its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step with another heading is another page
  useEffect(() => () => scrollTo(0, 0), [heading]);
  // A user in a required step has an account already and cannot leave the step, so there is no invitation. It stays while the
  // screen after signing in is loaded.
  const [invitation] = useState(() => (currentUser.peek() ? null : INVITATION));
  return (
    <div className={css.auth}>
      <section className={css.banner} aria-label="Bienvenida">
        <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="11" />
          <circle cx="16" cy="16" r="3.8" className={css.markEye} />
        </svg>
        <div>
          <Logo onDark width={124} />
        </div>
        <div className={css.welcome}>
          <h2 className={css.welcomeTitle}>Te damos la bienvenida</h2>
          <p className={css.welcomeText}>
            Cobra desde tu caja, mira cada pago al momento y cierra el día con cuentas claras.
          </p>
        </div>
        <p className={onlyWide}>{invitation}</p>
      </section>
      <main className={css.main}>
        <div className={css.card}>
          <div className={css.head}>
            <h1 className={headingStyle}>{heading}</h1>
            {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
          </div>
          {children}
        </div>
        {below}
        <p className={onlyNarrow}>{invitation}</p>
      </main>
    </div>
  );
}

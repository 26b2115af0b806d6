import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { config } from '#stores/config.ts';
import * as type from '#styles/typography.css.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SentSignUp } from '../sign-up-outcome.ts';
import { CONTENT_ID, SiteHead } from '../site-head.tsx';
import * as css from './done-page.css.ts';

/** Confirms the sign-up and explains the next steps. */
export function DonePage({ emailAddress, username }: SentSignUp) {
  useSignals();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { sandbox } = config.value;
  return (
    <>
      <SiteHead />
      <main id={CONTENT_ID} tabIndex={-1} className={css.page}>
        <span className={css.mark}>
          <Icon name="check-circle" />
        </span>
        <h1 className={type.heading} ref={heading} tabIndex={-1}>
          Listo
        </h1>
        <p className={type.subtitle}>
          Revisaremos tus documentos y te escribiremos a <b className={css.address}>{emailAddress}</b>
        </p>
        <p className={css.next}>
          Cuando tu negocio esté aprobado, inicia sesión con tu usuario <b>{username}</b> y abre tu primera
          sucursal.
        </p>
        <Link href={paths.auth.login} className={buttonClass()}>
          Iniciar sesión
        </Link>
        {process.env.SANDBOX && sandbox && (
          <p className={type.secondary}>
            En este sandbox lo apruebas tú, en{' '}
            <a href={`${sandbox.worldUrl}#afiliaciones`} target="_blank" rel="noreferrer">
              el mundo simulado
            </a>
            .
          </p>
        )}
      </main>
    </>
  );
}

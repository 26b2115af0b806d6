import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { push } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './captcha-row.css.ts';
import type { CaptchaTokens } from './captcha-tokens.ts';

/** Shows the state of the captcha, which needs an action of the user only when it fails. */
export function CaptchaRow({ captcha }: { captcha: CaptchaTokens }) {
  useSignals();
  useEffect(() => void captcha.prepare(), [captcha]);
  const failed = captcha.state.value === 'failed';
  return (
    <div className={css.row}>
      <div role="status" className={css.state}>
        <State captcha={captcha} />
      </div>
      {failed ? (
        <span className={push}>
          <Button variant="text" size="sm" icon="refresh" onClick={captcha.prepare}>
            Reintentar
          </Button>
        </span>
      ) : (
        <span className={`${push} ${secondary}`}>Protegido con {captcha.label}</span>
      )}
    </div>
  );
}

function State({ captcha: { state, failure } }: { captcha: CaptchaTokens }) {
  useSignals();
  if (state.value === 'checking')
    return (
      <>
        <span className={css.spinner}>
          <Spinner />
        </span>
        Comprobando que eres una persona
      </>
    );
  if (state.value === 'checked')
    return (
      <>
        <span className={css.checked}>
          <Icon name="check-circle" />
        </span>
        Comprobado
      </>
    );
  return <FieldError>{failure.value?.message ?? 'No se pudo comprobar que eres una persona'}</FieldError>;
}

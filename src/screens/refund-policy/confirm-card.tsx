import { secondary } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { LimitInput } from './limit-input.tsx';
import * as css from './refund-policy.css.ts';
import { CONFIRM_FROM, CONFIRMS, type PolicyErrors, type PolicyValues } from './refund-policy-form.ts';

interface ConfirmCardProps {
  values: PolicyValues;
  errors: PolicyErrors;
  set: (name: string, value: string) => void;
  disabled: boolean;
}

/** From which amount on a refund asks for password or code. */
export function ConfirmCard({ values, errors, set, disabled }: ConfirmCardProps) {
  return (
    <Card title="Confirmar con contraseña" flush>
      <div className={css.confirm}>
        <Switch
          label={
            <>
              Pedir la contraseña en reembolsos grandes
              <br />
              <span className={secondary}>
                La escribe quien reembolsa o quien aprueba, aunque su sesión esté abierta. Con verificación en
                dos pasos, un código.
              </span>
            </>
          }
          value={values[CONFIRMS] !== ''}
          disabled={disabled}
          onChange={(wanted) => set(CONFIRMS, wanted ? 'on' : '')}
        />
      </div>
      {values[CONFIRMS] && (
        <div className={css.confirmFrom}>
          <span>A partir de</span>
          <LimitInput
            label="A partir de"
            unit="money"
            value={values[CONFIRM_FROM] ?? ''}
            error={errors[CONFIRM_FROM]}
            disabled={disabled}
            onChange={(text) => set(CONFIRM_FROM, text)}
          />
        </div>
      )}
    </Card>
  );
}

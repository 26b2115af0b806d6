import type { RefundPolicy, RefundRule } from '@cobros/sdk';
import { countedText } from '#blocks/count-text.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Segmented } from '#ui/segmented.tsx';
import { LimitInput } from './limit-input.tsx';
import * as css from './refund-policy.css.ts';
import { type PolicyErrors, type PolicyValues, type RuleField, ruleField } from './refund-policy-form.ts';

const MODES: readonly { value: RefundRule['mode']; label: string }[] = [
  { value: 'not-allowed', label: 'No puede' },
  { value: 'may-request', label: 'Puede pedir' },
  { value: 'allowed', label: 'Puede' },
];

const LIMITS = [
  { field: 'perRefund', head: 'Hasta, por reembolso', unit: 'money' },
  { field: 'perDay', head: 'Hasta, por día', unit: 'money' },
  { field: 'withinDays', head: 'Pagos de los últimos', unit: 'days' },
] as const;

interface RuleRowsProps {
  policy: RefundPolicy;
  values: PolicyValues;
  errors: PolicyErrors;
  set: (name: string, value: string) => void;
  hasRequests: boolean;
  disabled: boolean;
}

/** A row for each role; in narrow windows its limits are below its name. */
export function RuleRows({ policy, ...row }: RuleRowsProps) {
  return (
    <div className={css.rules}>
      <div className={css.heads} aria-hidden="true">
        <span>Rol</span>
        <span>Reembolsos</span>
        {LIMITS.map(({ head }) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul>
        {policy.rules.map((rule) => (
          <RuleRow key={rule.roleId} rule={rule} {...row} />
        ))}
      </ul>
    </div>
  );
}

type RuleRowProps = Omit<RuleRowsProps, 'policy'> & { rule: RefundRule };

function RuleRow({ rule, values, errors, set, hasRequests, disabled }: RuleRowProps) {
  const { roleName, userCount } = rule;
  const name = (field: RuleField) => ruleField(field, rule);
  const mode = values[name('mode')] as RefundRule['mode'];
  return (
    <li className={css.rule}>
      <div className={css.role}>
        <p className={strong}>{roleName}</p>
        <p className={secondary}>{countedText(userCount, 'persona', 'personas')}</p>
      </div>
      <div className={css.mode}>
        <Segmented
          label={`Reembolsos de ${roleName}`}
          value={mode}
          wide
          options={hasRequests ? MODES : MODES.filter(({ value }) => value !== 'may-request')}
          disabled={disabled}
          onChange={(chosen) => set(name('mode'), chosen)}
        />
      </div>
      {LIMITS.map(({ field, head, unit }) => (
        <div key={field} className={mode === 'allowed' ? css.cell : css.noCell}>
          <span className={css.cellHead} aria-hidden="true">
            {head}
          </span>
          {mode === 'allowed' ? (
            <LimitInput
              label={`${head}, ${roleName}`}
              placeholder="Sin límite"
              value={values[name(field)] ?? ''}
              error={errors[name(field)]}
              disabled={disabled}
              onChange={(text) => set(name(field), text)}
              unit={unit}
            />
          ) : (
            <span className={secondary}>No aplica</span>
          )}
        </div>
      ))}
    </li>
  );
}

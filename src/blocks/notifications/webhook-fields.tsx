import type { NamedRef } from '@cobros/sdk';
import { useState } from 'react';
import { grid } from '../../../styles/layout.css.ts';
import { LONGEST } from '../../domain/maximum-lengths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Form } from '../form/use-form.ts';
import type { NotificationForm } from './notification-form.ts';

type WebhookFieldsProps = {
  form: Form<NotificationForm>;
  headers: readonly NamedRef[];
  /** Signing secret of version 2, once it has been saved. */
  secret: string | undefined;
};

export function WebhookFields({ form, headers, secret }: WebhookFieldsProps) {
  const [shown, setShown] = useState(false);
  const { values, errors, set } = form;
  return (
    <>
      <TextField
        label="URL"
        inputMode="url"
        value={values.webhookURL}
        onChange={(value) => set('webhookURL', value)}
        error={errors.webhookURL}
        maxLength={LONGEST.webhookUrl}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={grid[2]}>
        <SelectField
          label="Encabezado de la llave"
          optional
          placeholder="Sin encabezado"
          value={values.webhookAPIKeyHeader}
          onChange={(value) => set('webhookAPIKeyHeader', value)}
          options={headers.map(({ name }) => ({ value: name, label: name }))}
          error={errors.webhookAPIKeyHeader}
        />
        <TextField
          label="Llave"
          optional
          size="sm"
          type={shown ? 'text' : 'password'}
          value={values.webhookAPIKey}
          onChange={(value) => set('webhookAPIKey', value)}
          error={errors.webhookAPIKey}
          maxLength={LONGEST.webhookKey}
          autoComplete="off"
          spellCheck={false}
          end={
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Ocultar llave' : 'Mostrar llave'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      </div>
      {secret && (
        <TextField
          label="Secreto de firma"
          help="Con él compruebas que el aviso viene de nosotros."
          size="sm"
          value={secret}
          onChange={() => undefined}
          readOnly
        />
      )}
    </>
  );
}

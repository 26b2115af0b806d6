import type { ComponentProps } from 'react';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { TextField } from '#ui/text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength'>;

/** An e-mail field, for another person's address unless `autoComplete` says otherwise. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label="Correo electrónico"
    type="email"
    maxLength={LONGEST.emailAddress}
    autoComplete="off"
    {...props}
  />
);

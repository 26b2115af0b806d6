import type { Failure, Result } from '@cobros/sdk';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Struct, validate } from 'superstruct';
import { type Call, useCall } from './use-call.ts';
import { useRestorableState } from './use-restorable-state.ts';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface Form<Values> {
  values: Values;
  /** Empty before the first submit; afterwards the errors of the current values, or the server's. */
  errors: FieldErrors<Values>;
  valid: boolean;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Properties of the input for a value. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Shows the server's field errors at their fields. */
  showFailure(failure: Failure): void;
  ref: RefObject<HTMLFormElement | null>;
}

/** Validates on submit and then on every change, and focuses the first invalid field. */
export function useForm<Values extends object>(
  schema: Struct<Values, unknown>,
  initial: Values,
  onValid: (values: Values) => void,
): Form<Values> {
  const [values, setValues] = useRestorableState('form', initial);
  const [submits, setSubmits] = useState(0);
  const [failed, setFailed] = useState<FieldErrors<Values>>({});
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const invalid = fieldErrors(schema, values);
  const valid = Object.keys(invalid).length === 0;
  const errors = { ...failed, ...(submits > 0 ? invalid : {}) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after a submit and after its failure, not while typing
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits, failures]);

  const set: Form<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFailed(({ [name]: _gone, ...rest }) => rest as FieldErrors<Values>);
  };

  return {
    values,
    errors,
    valid,
    ref,
    set,
    field: (name) => ({
      value: values[name],
      error: errors[name],
      onChange: (value) => set(name, value),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (valid) onValid(values);
      else setSubmits((count) => count + 1);
    },
    showFailure: (failure) => {
      const fields = failure.fields?.filter(({ field }) => field in values) ?? [];
      setFailures((count) => count + 1);
      setFailed(
        Object.fromEntries(fields.map(({ field, message }) => [field, message])) as FieldErrors<Values>,
      );
    },
  };
}

/** A form whose submit makes a call, one at a time. The server's field errors are shown at their fields. */
export function useSubmit<Values extends object>(
  schema: Struct<Values, unknown>,
  initial: Values,
  call: (values: Values) => Promise<Result<unknown>> | undefined,
  onDone?: (values: Values) => void,
): Call & { form: Form<Values> } {
  const running = useCall();
  const form = useForm(schema, initial, async (values) => {
    if (running.busy) return;
    const failure = await running.run(() => call(values));
    if (failure) form.showFailure(failure);
    else onDone?.(values);
  });
  return { ...running, form };
}

function fieldErrors<Values extends object>(
  schema: Struct<Values, unknown>,
  values: Values,
): FieldErrors<Values> {
  const [failure] = validate(values, schema);
  const errors: Record<string, string> = {};
  for (const { path, message } of failure?.failures() ?? []) errors[String(path[0])] ??= message;
  return errors as FieldErrors<Values>;
}

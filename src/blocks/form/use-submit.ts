import type { Result } from '@cobros/sdk';
import type { Struct } from 'superstruct';
import { type Call, useCall } from './use-call.ts';
import { type Form, useForm } from './use-form.ts';

/** Form whose submit makes a call, one at a time. The server's field errors are shown at their fields. */
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

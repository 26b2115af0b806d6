import type { NotificationCatalogs, Schemas } from '@cobros/sdk';
import { useState } from 'react';
import { validate } from 'superstruct';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DELIVERY_STATUS_LABEL } from '#words/delivery-status.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import type { Form } from '../form/use-form.ts';
import {
  contentOf,
  type NotificationForm,
  type NotificationOwner,
  notificationForm,
} from './notification-form.ts';
import { testNotification } from './notification-operations.ts';

type Answer = Schemas['NotificationTestAnswer'];
type SendTestNotificationProps = {
  form: Form<NotificationForm>;
  catalogs: NotificationCatalogs;
  owner: NotificationOwner;
};

/** Sends a test event with the typed values, even if they are not saved, and shows the response. */
export function SendTestNotification({ form, catalogs, owner }: SendTestNotificationProps) {
  const { busy, failure, run } = useCall();
  const [answer, setAnswer] = useState<Answer>();
  const [invalid] = validate(form.values, notificationForm);

  const test = async () => {
    setAnswer(undefined);
    const failed = await run(async () => {
      const result = await testNotification(contentOf(form.values, owner, catalogs));
      if (result.ok) setAnswer(result.data);
      return result;
    });
    if (failed) form.showFailure(failed);
  };
  return (
    <div className={stack[3]}>
      <div>
        <Button
          variant="outline"
          size="sm"
          icon="send"
          disabled={invalid !== undefined}
          loading={busy}
          onClick={() => void test()}
        >
          Probar
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} />}
      {answer && (
        <Alert tone={answer.delivered ? 'success' : 'error'} title={titleOf(answer)}>
          {[answer.error, startOf(answer.responseBody)].filter(Boolean).join(': ') || 'Sin contenido'}
        </Alert>
      )}
    </div>
  );
}

/** Enough to recognize a response; receivers often return whole pages. */
const LONGEST_RESPONSE = 300;

const startOf = (text: string): string =>
  text.length > LONGEST_RESPONSE ? `${text.slice(0, LONGEST_RESPONSE)}…` : text;

function titleOf({ responseStatus, durationMilliseconds, delivered }: Answer): string {
  // Otherwise the error says what was responded.
  const { delivered: arrived, failed } = DELIVERY_STATUS_LABEL;
  const outcome = delivered ? `${arrived}. Respondió ${responseStatus}` : failed;
  return `${outcome} en ${durationMilliseconds} ms`;
}

import type { RefundPolicy } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { ReadFailed } from '#blocks/list/read-failed.tsx';
import { paths } from '#domain/paths.ts';
import { can, type Person } from '#domain/permissions.ts';
import { REFUND_POLICY } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import * as css from './refund-policy.css.ts';
import { policyContent, policyErrors } from './refund-policy-form.ts';
import { getRefundPolicy, setRefundPolicy } from './refund-policy-operations.ts';
import { RuleRows } from './rule-rows.tsx';
import { usePolicyEdits } from './use-policy-edits.ts';

export default function RefundPolicyScreen() {
  useSignals();
  const user = currentUser.value;
  const reading = useResource(REFUND_POLICY, getRefundPolicy);
  const policy = reading.data.value?.policy;
  const failure = reading.failure.value;
  if (!user) return null;
  if (policy) return <Policy policy={policy} person={user} />;
  return (
    <>
      <Head />
      <Card title="Quién puede reembolsar">
        {failure && !reading.loading.value ? (
          <ReadFailed failure={failure} onRetry={() => void reading.refresh()} />
        ) : (
          <Loading>
            <div className={stack[5]}>
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} width="100%" height="2.5rem" />
              ))}
            </div>
          </Loading>
        )}
      </Card>
    </>
  );
}

const Head = ({ actions }: { actions?: ReactNode }) => (
  <PageHead
    title="Reembolsos"
    breadcrumb={
      <Breadcrumb
        parents={[{ label: 'Equipo', href: paths.administrativeUsers.root }]}
        current="Reembolsos"
      />
    }
    actions={actions}
  />
);

function Policy({ policy, person }: { policy: RefundPolicy; person: Person }) {
  useSignals();
  const format = config.value;
  const mayChange = can(person, { all: ['cashier_manage'] });
  const hasRequests = can(person, { capability: 'refund-requests' });
  const { values, isChanged, set, discard } = usePolicyEdits(policy);
  const { busy, failure, run } = useCall();
  const [submits, setSubmits] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const invalid = policyErrors(policy, values, format);
  const errors = submits > 0 ? invalid : {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after a submit, not while typing
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);

  const save = async (acceptNobody: boolean) => {
    if (Object.keys(invalid).length > 0) return setSubmits(submits + 1);
    const content = policyContent(policy, values, format);
    const failed = await run(() =>
      setRefundPolicy({ ...content, ...(acceptNobody && { acceptNobody }) }, policy),
    );
    if (failed) return;
    setSubmits(0);
    discard();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };

  return (
    <form ref={form} className={css.page} onSubmit={onSubmit} noValidate>
      <Head
        actions={
          mayChange && (
            <>
              {isChanged && (
                <>
                  <span className={secondary} role="status">
                    Cambios sin guardar
                  </span>
                  <Button variant="text" disabled={busy} onClick={discard}>
                    Descartar
                  </Button>
                </>
              )}
              <Button type="submit" loading={busy}>
                Guardar cambios
              </Button>
            </>
          )
        }
      />
      <SaveFailure failure={failure} busy={busy} onAccept={() => void save(true)} />
      <Card title="Quién puede reembolsar" flush foot={hasRequests && <Foot />}>
        <RuleRows {...{ policy, values, errors, set, hasRequests }} disabled={!mayChange || busy} />
      </Card>
      <ConfirmCard {...{ values, errors, set }} disabled={!mayChange || busy} />
    </form>
  );
}

const Foot = () => (
  <>
    <Icon name="info" size="sm" />
    <span className={secondary}>
      Quien puede pedir, o pasa de su límite, deja el reembolso en «Por aprobar» para alguien con límite
      suficiente.
    </span>
  </>
);

interface SaveFailureProps {
  failure: ReturnType<typeof useCall>['failure'];
  busy: boolean;
  onAccept: () => void;
}

function SaveFailure({ failure, busy, onAccept }: SaveFailureProps) {
  if (failure?.code === 'changed-meanwhile')
    return (
      <Alert tone="warning" urgent>
        <b>Otra persona cambió estas reglas.</b> Lo que escribiste sigue aquí y lo demás ya es lo suyo:
        revísalo y guarda de nuevo.
      </Alert>
    );
  if (failure?.code === 'nobody-may-refund')
    return (
      <Alert
        tone="warning"
        urgent
        title={failure.title}
        action={
          <Button variant="outline" size="sm" loading={busy} onClick={onAccept}>
            Guardar de todos modos
          </Button>
        }
      >
        {failure.message}
      </Alert>
    );
  return failure && <FailureAlert failure={failure} />;
}

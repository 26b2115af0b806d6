import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { REQUIRED_DOCUMENTS } from '../documents/document-files.ts';
import { uploads } from '../documents/document-uploads.ts';
import { draft } from '../draft.ts';
import { clearFieldFailures, fieldFailure } from '../sign-up-outcome.ts';
import { StepCard } from '../wizard/step-card.tsx';
import type { StepProps } from './step-props.ts';

export function DocumentsStep({ back, next }: StepProps) {
  useSignals();
  const [, navigate] = useLocation();
  const [submits, setSubmits] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { documents } = draft.value;
  const failure = fieldFailure('documentIds');
  const sending = uploads.value;
  useNoDropBeside();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after each incomplete submit
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-failed] button')?.focus();
  }, [submits]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!REQUIRED_DOCUMENTS.every(({ kind }) => documents[kind])) return setSubmits((count) => count + 1);
    clearFieldFailures('documentIds');
    navigate(next);
  };
  return (
    <StepCard
      title="Documentos"
      text="PDF, JPG o PNG, de hasta 5 MB cada uno."
      back={back}
      formRef={form}
      onSubmit={onSubmit}
      alert={failure && <FailureAlert failure={failure} />}
    >
      {REQUIRED_DOCUMENTS.map(({ kind, label }) => (
        <DocumentField
          key={kind}
          kind={kind}
          label={label}
          received={documents[kind]}
          upload={sending[kind]}
          submitted={submits > 0}
        />
      ))}
    </StepCard>
  );
}

/** Otherwise a file dropped outside the drop areas would replace the page. */
function useNoDropBeside(): void {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', preventDrop);
    window.addEventListener('drop', preventDrop);
    return () => {
      window.removeEventListener('dragover', preventDrop);
      window.removeEventListener('drop', preventDrop);
    };
  }, []);
}

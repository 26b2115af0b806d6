import type { DocumentKind } from '@cobros/sdk';
import { useEffect, useId, useRef } from 'react';
import { REQUIRED } from '#domain/required.ts';
import { row } from '#styles/layout.css.ts';
import { clip, figures, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import * as field from '#ui/field.css.ts';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ReceivedDocument } from '../draft.ts';
import * as css from './document-field.css.ts';
import { formatSize } from './document-files.ts';
import { removeDocument, sendDocument, type Upload } from './document-uploads.ts';
import { DropZone } from './drop-zone.tsx';

interface DocumentFieldProps {
  kind: DocumentKind;
  label: string;
  received: ReceivedDocument | undefined;
  upload: Upload | undefined;
  /** The user has tried to continue, so a missing document is an error. */
  submitted: boolean;
}

/** A document in each of its states: empty, uploading, received, or failed with a reason. */
export function DocumentField({ kind, label, received, upload, submitted }: DocumentFieldProps) {
  const labelId = useId();
  const file = upload?.file ?? received;
  const place = useFocusInPlace(upload?.state ?? (received ? 'received' : 'empty'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className={field.field} role="group" aria-labelledby={labelId} ref={place.ref}>
      <p className={field.label} id={labelId}>
        {label}
      </p>
      {file ? (
        <div className={css.file} data-failed={upload?.state === 'failed' || undefined}>
          <Icon name="file" />
          <div className={css.about}>
            <p className={`${row[3]} ${css.nameLine}`}>
              <span className={`${strong} ${clip}`} title={file.name}>
                {file.name}
              </span>
              <span className={`${secondary} ${figures}`}>{formatSize(file.size)}</span>
            </p>
            <FileState name={file.name} upload={upload} submitted={submitted} />
          </div>
          {upload?.state === 'failed' && upload.retry && (
            <Button
              variant="text"
              size="sm"
              icon="refresh"
              onClick={() => place.after(() => void sendDocument(kind, upload.file))}
            >
              Reintentar
            </Button>
          )}
          <IconButton
            icon="close"
            label={`${upload?.state === 'sending' ? 'Cancelar' : 'Quitar'} ${file.name}`}
            onClick={() => place.after(() => removeDocument(kind))}
          />
        </div>
      ) : (
        <DropZone
          label={label}
          error={submitted ? REQUIRED : undefined}
          onFile={(chosen) => place.after(() => void sendDocument(kind, chosen))}
        />
      )}
    </div>
  );
}

/** A live region that stays while there is a file, so that its state changes are announced. */
function FileState({
  name,
  upload,
  submitted,
}: {
  name: string;
  upload: Upload | undefined;
  submitted: boolean;
}) {
  return (
    <>
      {upload?.state === 'sending' && <ProgressBar label={`Subiendo ${name}`} value={upload.percent} />}
      <div role="status">
        {upload?.state === 'sending' && submitted && (
          <p className={secondary}>Espera a que termine de subir</p>
        )}
        {upload?.state === 'failed' && <FieldError>{upload.reason}</FieldError>}
        {!upload && <p className={css.received}>Recibido</p>}
      </div>
    </>
  );
}

/** The control just used often disappears; the focus then moves to the control that replaces it in this group. */
function useFocusInPlace(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another control has replaced the used one
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    [...(ref.current?.querySelectorAll<HTMLElement>('input, button') ?? [])].at(-1)?.focus();
  }, [state]);
  return {
    ref,
    after: (action: () => void) => {
      acted.current = true;
      action();
    },
  };
}

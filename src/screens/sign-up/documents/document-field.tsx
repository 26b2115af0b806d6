import type { DocumentKind } from '@cobros/sdk';
import { useEffect, useId, useRef } from 'react';
import { row } from '../../../../styles/layout.css.ts';
import { clip, secondary, strong } from '../../../../styles/typography.css.ts';
import { REQUIRED } from '../../../domain/form-rules.ts';
import { Button } from '../../../ui/button.tsx';
import * as field from '../../../ui/field.css.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ReceivedDocument } from '../draft.ts';
import * as css from './document-field.css.ts';
import { removeDocument, sendDocument, type Upload } from './document-uploads.ts';
import { DropZone } from './drop-zone.tsx';
import { formatSize } from './file-rules.ts';

interface DocumentFieldProps {
  kind: DocumentKind;
  label: string;
  received: ReceivedDocument | undefined;
  upload: Upload | undefined;
  /** The person wanted to go on: what is missing is said. */
  asked: boolean;
}

/** One document: a place to drop it, on its way, received, or refused with the reason. */
export function DocumentField({ kind, label, received, upload, asked }: DocumentFieldProps) {
  const labelId = useId();
  const file = upload?.file ?? received;
  const place = useFocusAfterRemoval(file === undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere
    <div className={field.field} role="group" aria-labelledby={labelId} ref={place.ref}>
      <p className={field.label} id={labelId}>
        {label}
      </p>
      {file ? (
        <div className={css.file} data-refused={upload?.state === 'refused' || undefined}>
          <Icon name="file" />
          <div className={css.about}>
            <p className={`${row[3]} ${css.nameLine}`}>
              <span className={`${strong} ${clip}`} title={file.name}>
                {file.name}
              </span>
              <span className={secondary}>{formatSize(file.size)}</span>
            </p>
            <FileState name={file.name} upload={upload} asked={asked} />
          </div>
          {upload?.state === 'sending' && asked && <p className={secondary}>Espera a que termine de subir</p>}
          {upload?.state === 'refused' && upload.retry && (
            <Button
              variant="text"
              size="sm"
              icon="refresh"
              onClick={() => void sendDocument(kind, upload.file)}
            >
              Reintentar
            </Button>
          )}
          <IconButton
            icon="close"
            label={`${upload?.state === 'sending' ? 'Cancelar' : 'Quitar'} ${file.name}`}
            onClick={() => {
              place.expect();
              removeDocument(kind);
            }}
          />
        </div>
      ) : (
        <DropZone
          label={label}
          error={asked ? REQUIRED : undefined}
          onFile={(chosen) => void sendDocument(kind, chosen)}
        />
      )}
    </div>
  );
}

/** One live region for as long as there is a file, so that what becomes of it is announced. */
function FileState({ name, upload, asked }: { name: string; upload: Upload | undefined; asked: boolean }) {
  return (
    <>
      {upload?.state === 'sending' && <Progress label={`Subiendo ${name}`} value={upload.percent} />}
      <div role="status">
        {upload?.state === 'sending' && asked && <p className={secondary}>Espera a que termine de subir</p>}
        {upload?.state === 'refused' && <FieldError>{upload.reason}</FieldError>}
        {!upload && <p className={css.received}>Recibido</p>}
      </div>
    </>
  );
}

/** The button that took the file away is gone with it: the focus goes to the place for another one. */
function useFocusAfterRemoval(empty: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  useEffect(() => {
    if (!empty || !expected.current) return;
    expected.current = false;
    ref.current?.querySelector('input')?.focus();
  }, [empty]);
  return {
    ref,
    expect: () => {
      expected.current = true;
    },
  };
}

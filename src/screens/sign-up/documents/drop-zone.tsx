import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { about } from './document-field.css.ts';
import { ACCEPTED } from './document-files.ts';
import * as css from './drop-zone.css.ts';

interface DropZoneProps {
  label: string;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** A file input that looks like a drop area. */
export function DropZone({ label, error, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const errorId = useId();
  return (
    <>
      <div className={classes(css.drop, over && css.over)}>
        <Icon name="upload" />
        <p className={about} aria-hidden="true">
          <span>
            <span className={css.invitation}>Elige un archivo</span> o suéltalo aquí
          </span>
        </p>
        <input
          type="file"
          className={css.control}
          accept={ACCEPTED}
          aria-label={`Elige un archivo: ${label}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

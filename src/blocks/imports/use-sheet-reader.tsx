import { type ReactNode, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { base64Of } from '../base64-of.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import { type ChosenFile, type ImportTarget, readSheet } from './import-operations.ts';
import { MAX_FILE_BYTES } from './import-texts.ts';

interface SheetReader {
  busy: boolean;
  /** Why the last file could not be read. */
  alert: ReactNode;
  /** Props of the `input` of the file. */
  input: React.ComponentProps<'input'>;
}

/** Reads the file that the user chooses. */
export function useSheetReader(target: ImportTarget, onFile: (file: ChosenFile) => void): SheetReader {
  const { busy, failure, run } = useCall();
  const [problem, setProblem] = useState('');

  const choose = async (file: File | undefined) => {
    if (!file || busy) return;
    const unusable = sizeProblem(file.size);
    setProblem(unusable);
    if (unusable) return;
    await run(async () => {
      // A file that was moved, or a dropped folder, cannot be read.
      const content = await base64Of(file).catch(() => undefined);
      if (content === undefined) {
        setProblem('No se pudo leer. Elígelo otra vez');
        return undefined;
      }
      const result = await readSheet(target, file.name, content);
      if (result.ok) onFile(result.data);
      return result;
    });
  };
  return {
    busy,
    alert: problem ? (
      <Alert tone="error" title="Archivo">
        {problem}
      </Alert>
    ) : (
      failure && <FailureAlert failure={failure} />
    ),
    input: {
      type: 'file',
      accept: '.xlsx,.csv,.txt',
      'aria-label': 'Elige un archivo de Excel o CSV',
      disabled: busy,
      onChange: ({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        void choose(file);
        // Lets the user choose the same file again after correcting it.
        currentTarget.value = '';
      },
    },
  };
}

function sizeProblem(bytes: number): string {
  if (bytes === 0) return 'Está vacío. Elige otro';
  return bytes > MAX_FILE_BYTES ? 'Pasa de 1 MB. Divídelo en varios archivos' : '';
}

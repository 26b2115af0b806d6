import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  children: string;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      // Browsers have no clipboard on plain HTTP pages.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {state === 'copied' ? 'Copiado' : children}
      </Button>
      {state === 'failed' && <span role="alert">No se pudo copiar: selecciona el texto</span>}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { onlyWide, stack } from '#styles/layout.css.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import type { ChosenFile, ImportTarget } from './import-operations.ts';
import { ImportPath } from './import-path.tsx';
import { titleOf } from './import-texts.ts';
import * as css from './imports.css.ts';
import { type BegunImport, keepImport, keptImport } from './kept-import.ts';
import { ReviewRows } from './review-rows.tsx';

interface ImportPageProps {
  target: ImportTarget;
  /** Shows branches as the parent page of cashiers, for users with more than one branch. */
  hasBranches?: boolean;
  /** Returns to the list. */
  onLeave: () => void;
}

const STEPS = ['Archivo', 'Revisar', 'Listo'] as const;

/**
 * Imports branches or cashiers from a sheet in three steps. Nothing is created until the button of the second step is
 * pressed.
 */
export function ImportPage({ target, hasBranches, onLeave }: ImportPageProps) {
  const [begun, setBegun] = useState(() => keptImport(target));
  const change = (next: BegunImport | undefined) => {
    setBegun(next);
    keepImport(target, next);
  };
  const begin = (file: ChosenFile) => change({ file, mode: 'valid', progress: 'none' });
  // Leaving the page without a reload discards the import.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has one target
  useEffect(() => () => keepImport(target, undefined), []);
  const at = begun?.tried ? 2 : begun ? 1 : 0;
  const page = useRef<HTMLDivElement>(null);
  // The focused element is removed with the previous step, and Tab would go on at the link that leaves the import.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    const title = page.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus();
  }, [at]);
  return (
    <div ref={page} className={at === 1 ? css.page : stack[4]}>
      <PageHead
        title={titleOf(target.kind)}
        breadcrumb={<ImportPath kind={target.kind} hasBranches={hasBranches} onLeave={onLeave} />}
      >
        <div className={onlyWide}>
          <ol className={css.steps} aria-label="Pasos">
            {STEPS.map((step, index) => (
              <li key={step} className={css.steps} aria-current={index === at ? 'step' : undefined}>
                {index > 0 && <Icon name="right" size="xs" />}
                {index < at && <Icon name="check" size="xs" />}
                <span className={index === at ? css.here : undefined}>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </PageHead>
      {begun?.tried ? (
        <ImportDone
          target={target}
          file={begun.file}
          tried={begun.tried}
          onContinue={() => change({ file: begun.file, mode: begun.mode, progress: 'running' })}
          onLeave={onLeave}
        />
      ) : begun ? (
        <ReviewRows
          key={begun.file.id}
          target={target}
          begun={begun}
          onChange={(changed) => change({ ...begun, ...changed })}
          onFile={begin}
          onLeave={onLeave}
        />
      ) : (
        <ChooseFile target={target} onFile={begin} onLeave={onLeave} />
      )}
    </div>
  );
}

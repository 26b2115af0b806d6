import { useState } from 'react';
import { stack } from '../../../styles/layout.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import type { ChosenFile, ImportTarget } from './import-operations.ts';
import { ImportPath } from './import-path.tsx';
import { titleOf } from './import-texts.ts';
import * as css from './imports.css.ts';
import { ReviewRows } from './review-rows.tsx';

interface ImportPageProps {
  target: ImportTarget;
  /** Cashiers are below the branches, for whoever has more than one. */
  hasBranches?: boolean;
  /** Leaves to the list. */
  onLeave: () => void;
}

const STEPS = ['Archivo', 'Revisar', 'Listo'] as const;

/** Branches or cashiers from a sheet, in three steps. Nothing is created before the button of the second. */
export function ImportPage({ target, hasBranches, onLeave }: ImportPageProps) {
  const [file, setFile] = useState<ChosenFile>();
  const [userIds, setUserIds] = useState<readonly string[]>();
  const at = userIds ? 2 : file ? 1 : 0;
  return (
    <div className={stack[4]}>
      <PageHead
        title={titleOf(target.kind)}
        breadcrumb={<ImportPath kind={target.kind} hasBranches={hasBranches} onLeave={onLeave} />}
      >
        <ol className={css.steps} aria-label="Pasos">
          {STEPS.map((step, index) => (
            <li key={step} className={css.steps} aria-current={index === at ? 'step' : undefined}>
              {index > 0 && <Icon name="right" size="xs" />}
              {index < at && <Icon name="check" size="xs" />}
              <span className={index === at ? css.here : undefined}>{step}</span>
            </li>
          ))}
        </ol>
      </PageHead>
      {userIds ? (
        <ImportDone kind={target.kind} userIds={userIds} onLeave={onLeave} />
      ) : file ? (
        <ReviewRows
          target={target}
          file={file}
          onOther={() => setFile(undefined)}
          onDone={setUserIds}
          onLeave={onLeave}
        />
      ) : (
        <ChooseFile target={target} onFile={setFile} onLeave={onLeave} />
      )}
    </div>
  );
}

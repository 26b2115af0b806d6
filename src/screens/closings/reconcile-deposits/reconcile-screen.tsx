import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { forUser } from '#blocks/for-user.tsx';
import { useReloadSafeState } from '#blocks/use-reload-safe-state.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { today } from '#stores/today.ts';
import type { BankLayout } from './bank-layout.ts';
import { type BankSource, ChooseBankFile } from './choose-bank-file.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { guessLayout } from './guess-layout.ts';
import { readBankFile } from './read-bank-file.ts';
import { ReconcileHead } from './reconcile-head.tsx';
import { ReconcileLines } from './reconcile-lines.tsx';
import { rememberedLayout, rememberLayout } from './remembered-columns.ts';
import { useKeptOnReload } from './use-kept-on-reload.ts';

export default forUser(Reconcile);

interface Opened {
  source?: BankSource;
  layout?: BankLayout;
  /** True once the layout is settled. */
  isCompared?: boolean;
}

const isUntouched = ({ source }: Opened) => source === undefined;

/** Asks for the bank's file, then for its columns if a file with this heading is new, and then shows the matches. */
function Reconcile({ user }: { user: CurrentUser }) {
  useSignals();
  useKeptOnReload();
  const [{ source, layout, isCompared }, setOpened] = useReloadSafeState<Opened>('file', {}, { isUntouched });
  const context = { format: config.value, today: today.value };
  const leave = () => setOpened({});
  const start = (chosen: BankSource) => {
    const remembered = rememberedLayout(chosen.file);
    const reading = remembered && readBankFile(chosen.file, remembered, context);
    setOpened({
      source: chosen,
      layout: remembered ?? guessLayout(chosen.file, context.format).layout,
      isCompared: reading !== undefined && reading.open.length === 0 && reading.lines.length > 0,
    });
  };
  const reading = useMemo(
    () => source && layout && readBankFile(source.file, layout, { format: config.value, today: today.value }),
    [source, layout],
  );
  if (!source || !layout || !reading)
    return (
      <>
        <ReconcileHead user={user} />
        <ChooseBankFile onSource={start} />
      </>
    );
  if (isCompared)
    return (
      <ReconcileLines
        user={user}
        name={source.name || 'Líneas pegadas'}
        reading={reading}
        columns={layout.columns}
        onColumns={() => setOpened({ source, layout })}
        onLeave={leave}
      />
    );
  return (
    <>
      <ReconcileHead user={user} />
      <ChooseColumns
        source={source}
        layout={layout}
        reading={reading}
        onChange={(chosen) => setOpened({ source, layout: chosen })}
        onCompare={() => {
          rememberLayout(source.file, layout);
          setOpened({ source, layout, isCompared: true });
        }}
        onLeave={leave}
      />
    </>
  );
}

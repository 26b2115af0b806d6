import { useSignals } from '@preact/signals-react/runtime';
import { useReloadSafeState } from '../../../blocks/use-reload-safe-state.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { type BankColumns, bankLines, guessColumns, unreadLineCount } from './bank-lines.ts';
import { type BankSource, ChooseBankFile } from './choose-bank-file.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ReconcileHead } from './reconcile-head.tsx';
import { ReconcileLines } from './reconcile-lines.tsx';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

export default function ReconcileScreen() {
  useSignals();
  const user = currentUser.value;
  return user && <Reconcile user={user} />;
}

interface BankFile {
  source?: BankSource;
  columns?: BankColumns;
}

const isUntouched = ({ source }: BankFile) => source === undefined;

/** Asks for the bank's file, then for its columns if a file with this heading is new, and then shows the matches. */
function Reconcile({ user }: { user: CurrentUser }) {
  const [{ source, columns }, setFile] = useReloadSafeState<BankFile>('file', {}, { isUntouched });
  const leave = () => setFile({});
  const start = (chosen: BankSource) => {
    const remembered = rememberedColumns(chosen.rows);
    const fits = remembered && bankLines(chosen.rows, remembered).length > 0;
    setFile({ source: chosen, ...(fits && { columns: remembered }) });
  };
  const map = (source: BankSource, chosen: BankColumns) => {
    rememberColumns(source.rows, chosen);
    setFile({ source, columns: chosen });
  };
  if (source && columns)
    return (
      <ReconcileLines
        user={user}
        name={source.name}
        lines={bankLines(source.rows, columns)}
        unread={unreadLineCount(source.rows, columns)}
        columns={columns}
        onColumns={() => setFile({ source })}
        onLeave={leave}
      />
    );
  return (
    <>
      <ReconcileHead user={user} />
      {source ? (
        <ChooseColumns
          source={source}
          columns={rememberedColumns(source.rows) ?? guessColumns(source.rows)}
          onColumns={(chosen) => map(source, chosen)}
          onLeave={leave}
        />
      ) : (
        <ChooseBankFile onSource={start} />
      )}
    </>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { type BankColumns, bankLines, guessColumns } from './bank-lines.ts';
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

/** The file, its columns the first time that a bank's are seen, and what became of both sides. */
function Reconcile({ user }: { user: CurrentUser }) {
  const [source, setSource] = useState<BankSource>();
  const [columns, setColumns] = useState<BankColumns>();
  const leave = () => {
    setSource(undefined);
    setColumns(undefined);
  };
  const start = (chosen: BankSource) => {
    const remembered = rememberedColumns(chosen.rows);
    setSource(chosen);
    setColumns(remembered && bankLines(chosen.rows, remembered).length > 0 ? remembered : undefined);
  };
  const map = (chosen: BankColumns) => {
    if (source) rememberColumns(source.rows, chosen);
    setColumns(chosen);
  };
  if (source && columns)
    return (
      <ReconcileLines
        user={user}
        name={source.name}
        lines={bankLines(source.rows, columns)}
        columns={columns}
        onColumns={() => setColumns(undefined)}
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
          onColumns={map}
          onLeave={leave}
        />
      ) : (
        <ChooseBankFile onSource={start} />
      )}
    </>
  );
}

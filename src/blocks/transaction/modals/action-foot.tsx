import { Button } from '../../../ui/button.tsx';

type ActionFootProps = {
  /** What will happen: "Reembolsar Q1,045.00". */
  action: string;
  busyLabel: string;
  busy: boolean;
  over: boolean;
  backLabel?: string;
  /** Without it the action is the submit of the dialog's form. */
  onAction?: () => void;
  onBack: () => void;
};

/** The foot of a dialog that takes something back: the danger, and the way out. When it is too late, the way out alone. */
export function ActionFoot(props: ActionFootProps) {
  const { action, busyLabel, busy, backLabel = 'Volver', onAction, onBack } = props;
  if (props.over)
    return (
      <Button variant="outline" size="full" autoFocus onClick={onBack}>
        {backLabel}
      </Button>
    );
  return (
    <>
      <Button
        variant="danger"
        size="full"
        loading={busy}
        loadingLabel={busyLabel}
        {...(onAction ? { onClick: onAction } : { type: 'submit' as const })}
      >
        {action}
      </Button>
      <Button variant="text" disabled={busy} onClick={onBack}>
        {backLabel}
      </Button>
    </>
  );
}

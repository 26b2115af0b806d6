import { Button } from '../../../ui/button.tsx';

type ActionFootProps = {
  /** Label of the action: "Reembolsar Q1,045.00". */
  action: string;
  busyLabel: string;
  busy: boolean;
  over: boolean;
  backLabel?: string;
  /** Omitted when the action submits the dialog's form. */
  onAction?: () => void;
  onBack: () => void;
};

/**
 * Footer of a dialog that reverts something: the dangerous action and a way out; once it is too late, only the way out.
 */
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

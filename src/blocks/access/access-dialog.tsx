import type { Result } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { currentUser } from '#stores/current-user.ts';
import { secondary } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Logo } from '#ui/logo.tsx';
import { ACCESS_STEPS } from '#words/access-steps.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useCall } from '../form/use-call.ts';
import * as paper from '../print/paper.css.ts';
import { PrintPreview } from '../print/print-preview.tsx';
import { PrintedLines } from '../print/printed-lines.tsx';

interface AccessDialogProps {
  access: Access;
  /** Sends another one-time password; the previous one becomes invalid. */
  resend: () => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Shows where a one-time password was sent, can send another, and prints a sheet with what else its owner needs. */
export function AccessDialog({ access, resend, onClose }: AccessDialogProps) {
  useSignals();
  const [sheet, setSheet] = useState(false);
  const [resent, setResent] = useState(false);
  const { busy, failure, run } = useCall();
  const business = currentUser.value?.business.name ?? '';

  const sendAgain = async () => {
    setResent(false);
    setResent(!(await run(resend)));
  };
  if (sheet)
    return (
      <PrintPreview title={`Hoja de acceso de ${access.name}`} onClose={() => setSheet(false)}>
        <AccessSheet access={access} businessName={business} />
      </PrintPreview>
    );
  return (
    <Dialog
      title={`Acceso de ${access.name}`}
      subtitle={
        <>
          Enviamos su contraseña de un solo uso a <b>{access.emailAddress}</b>
        </>
      }
      busy={busy}
      onClose={onClose}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button size="full" onClick={onClose}>
            Listo
          </Button>
          <Button variant="outline" size="full" icon="printer" onClick={() => setSheet(true)}>
            Hoja de acceso
          </Button>
          <Button variant="text" loading={busy} loadingLabel="Enviando" onClick={() => void sendAgain()}>
            Enviar de nuevo
          </Button>
        </>
      }
    >
      <Facts
        boxed
        strong="Usuario"
        items={[
          ['Usuario', access.username],
          ['Sucursal', access.branch],
        ]}
      />
      <p className={secondary}>
        Al entrar por primera vez crea su propia contraseña. Si no le llega, revisa que el correo esté bien
        escrito y envíala de nuevo: la anterior deja de servir.
      </p>
      {resent && (
        <Alert tone="success">
          Enviamos otra contraseña de un solo uso a <b>{access.emailAddress}</b>.
        </Alert>
      )}
    </Dialog>
  );
}

/** A user who has just been sent a one-time password. */
interface Access {
  /** "Caja 2", or the person's own name. */
  name: string;
  /** The user's branch, if there is one. */
  branch?: string;
  username: string;
  emailAddress: string;
}

/** Everything the user needs to sign in except the password, because paper gets left around. */
const AccessSheet = ({ access, businessName }: { access: Access; businessName: string }) => (
  <article className={paper.paper} aria-label="Hoja de acceso">
    <div className={paper.head}>
      <p className={paper.shop}>{businessName}</p>
      <p>
        {access.branch && (
          <>
            {access.branch}
            <br />
          </>
        )}
        {access.name}
      </p>
    </div>
    <hr className={paper.rule} />
    <p className={paper.title}>Hoja de acceso</p>
    <PrintedLines
      lines={[
        ['Portal', location.host],
        ['Usuario', access.username],
        ['Correo', access.emailAddress],
      ]}
    />
    <hr className={paper.rule} />
    <ol className={paper.steps}>
      {ACCESS_STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <span className={paper.platform}>
      <Logo width={56} />
    </span>
  </article>
);

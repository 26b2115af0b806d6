import { Logo } from '../../ui/logo.tsx';
import * as paper from '../print/paper.css.ts';
import { PrintedLines } from '../print/printed-lines.tsx';

/** A user who has just been sent a one-time password. */
export interface Access {
  /** "Caja 2", or the person's own name. */
  name: string;
  /** The branch that it belongs to, if any. */
  branch?: string;
  username: string;
  emailAddress: string;
}

/** What its owner needs to sign in, without the password, because paper gets left around. */
export const AccessSheet = ({ access, businessName }: { access: Access; businessName: string }) => (
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
      <li>Abre el portal en el navegador y escribe tu usuario.</li>
      <li>Escribe la contraseña de un solo uso que llegó a tu correo.</li>
      <li>Crea tu propia contraseña. No se la des a nadie ni la anotes aquí.</li>
    </ol>
    <span className={paper.platform}>
      <Logo width={56} />
    </span>
  </article>
);

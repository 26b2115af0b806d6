import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { FullPageMessage } from '#ui/full-page-message.tsx';

export default function NotFoundScreen() {
  return (
    <FullPageMessage heading="Error 404" text="No se ha podido encontrar esta página">
      <Link href={paths.transaction.dashboard} className={buttonClass()}>
        Ir a Pagos
      </Link>
    </FullPageMessage>
  );
}

import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';
import { paths } from './paths.ts';

export default function NotFoundScreen() {
  return (
    <FullPageMessage heading="Error 404" text="No se ha podido encontrar esta página">
      <Link href={paths.transaction.dashboard} className={buttonClass()}>
        Ir a Pagos
      </Link>
    </FullPageMessage>
  );
}

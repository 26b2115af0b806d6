import { useSignals } from '@preact/signals-react/runtime';
import { muted, strong } from '../../../../styles/typography.css.ts';
import { ReadFailureAlert } from '../../../blocks/form/read-failure-alert.tsx';
import { currentUser } from '../../../stores/current-user.ts';
import { useResource } from '../../../stores/resource.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { StepOf } from '../cashier-modal.ts';
import { getQrDrawing } from '../operations/get-qr-drawing.ts';
import * as css from './qr-preview.css.ts';

/** The QR code of a cashier as printed on its sheet, and who is paid with it. */
export function QrPreview({ cashier, branch }: Pick<StepOf<'qr'>, 'cashier' | 'branch'>) {
  useSignals();
  const drawing = useResource(`qr/${cashier.id}`, getQrDrawing(cashier, branch));
  const source = drawing.data.value;
  const failure = drawing.failure.value;
  if (!source && failure)
    return (
      <ReadFailureAlert
        failure={failure}
        retrying={drawing.loading.value}
        onRetry={() => void drawing.refresh()}
      />
    );
  return (
    <figure className={css.card}>
      {source ? (
        <img className={css.code} src={source} alt={`Código QR de ${cashier.name}`} />
      ) : (
        <Loading>
          <Skeleton width={css.CODE} height={css.CODE} />
        </Loading>
      )}
      <figcaption>
        <p className={strong}>{currentUser.value?.business.name}</p>
        <p className={muted}>
          {branch.name} · {cashier.name}
        </p>
      </figcaption>
    </figure>
  );
}

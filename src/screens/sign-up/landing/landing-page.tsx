import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { muted } from '#styles/typography.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { title } from '#ui/card.css.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { draft, forgetDraft, hasDraft } from '../draft.ts';
import { CONTENT_ID, SiteHead } from '../site-head.tsx';
import { firstIncomplete } from '../steps.ts';
import { forgetPasswords } from '../typed-passwords.ts';
import { DashboardPreview } from './dashboard-preview.tsx';
import * as css from './landing-page.css.ts';

const POINTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'qr',
    title: 'Un QR por caja',
    text: 'El pago entra directo a la caja que lo cobró. Nada que conciliar a mano.',
  },
  {
    icon: 'store',
    title: 'Sucursales y personas',
    text: 'Cada quien ve lo suyo: cajero, sucursal o todo el negocio.',
  },
  {
    icon: 'closing',
    title: 'Cierres claros',
    text: 'Automáticos a la hora que elijas, o cuando tú decidas, con su comprobante.',
  },
];

const NEEDED = [
  'NIT y RTU del negocio',
  'DPI del representante',
  'Estado de cuenta bancario',
  'Patente de comercio',
];

/** Presents the service to businesses that do not have it yet. */
export function LandingPage() {
  useSignals();
  const start = firstIncomplete(draft.value).path;
  const startLabel = hasDraft.value ? 'Continuar mi afiliación' : 'Afiliar mi negocio';
  return (
    <>
      <SiteHead>
        <Link href={start} className={buttonClass()}>
          {startLabel}
        </Link>
      </SiteHead>
      <main id={CONTENT_ID} tabIndex={-1} className={css.page}>
        <div className={css.site}>
          <section className={css.hero}>
            <div>
              <h1 className={css.promise}>Cobra con un código y cierra el día sin sorpresas</h1>
              <p className={css.text}>
                Cobra un monto con su propio código, envía solicitudes de pago o coloca tu QR en cada caja. El
                dinero llega a tu cuenta con cada cierre.
              </p>
              <div className={css.start}>
                <Link href={start} className={`${buttonClass()} ${css.startLink}`}>
                  {startLabel}
                </Link>
                <BesideStart begun={hasDraft.value} />
              </div>
            </div>
            <DashboardPreview />
          </section>
          <Points />
          <Needs />
        </div>
      </main>
    </>
  );
}

function BesideStart({ begun }: { begun: boolean }) {
  if (!begun) return <span className={muted}>Toma unos 10 minutos</span>;
  const startAnew = () => {
    forgetDraft();
    forgetPasswords();
  };
  return (
    <Button variant="text" onClick={startAnew}>
      Empezar de nuevo
    </Button>
  );
}

const Points = () => (
  <section className={css.points} aria-label="Cómo funciona">
    {POINTS.map((point) => (
      <div key={point.title}>
        <span className={css.pointIcon}>
          <Icon name={point.icon} size="lg" />
        </span>
        <h2 className={title}>{point.title}</h2>
        <p className={css.pointText}>{point.text}</p>
      </div>
    ))}
  </section>
);

const Needs = () => (
  <section className={css.needs}>
    <h2 className={title}>Qué necesitas</h2>
    <ul className={css.needed}>
      {NEEDED.map((need) => (
        <li key={need} className={css.need}>
          <Icon name="check" size="sm" />
          {need}
        </li>
      ))}
    </ul>
  </section>
);

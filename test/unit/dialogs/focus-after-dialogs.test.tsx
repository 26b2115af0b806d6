import { ModalHost } from '#blocks/modal-host.tsx';
import { startSession } from '#stores/session.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { DIALOG_FAMILIES } from './all.ts';
import { type DialogFamily, ownerSession } from './dialog-case.ts';

const DIALOG = '[aria-modal=true]';

test.before.each(() => {
  faultyApi();
  startSession(ownerSession());
});

const page = ({ modal, dialogs }: DialogFamily, opener: boolean) => (
  <div>
    <SkipLink href="#contenido">Saltar al contenido</SkipLink>
    <aside>
      <a href="/">Pagos</a>
    </aside>
    <main id="contenido" tabIndex={-1}>
      <h1>Pagos</h1>
      {opener && <button type="button">Abrir</button>}
    </main>
    <ModalHost modal={modal} dialogs={async () => dialogs as never} onDemand />
  </div>
);

/**
 * The element that has the focus when the first dialog opens, and what happens to it meanwhile; with or without an earlier
 * dialog.
 */
const OPENERS = ['a button', 'a button that leaves', 'a button that is hidden', 'nothing'] as const;
const BEGINNINGS = OPENERS.flatMap((opener) => [1, 2].map((dialogs) => ({ opener, dialogs })));

const WAYS_OUT: Record<string, (view: View, family: DialogFamily) => Promise<unknown>> = {
  Escape: (view) => view.press('Escape'),
  'its button': (view) => view.click(closeButton(view)),
  Back: async (view) => view.act(() => history.back()),
  'its success': async (view, { modal }) => view.act(modal.close),
};

/** The × of a dialog, or the back button of a print preview. */
const closeButton = (view: View) =>
  view.has(`${DIALOG} [data-close] button`)
    ? view.find(`${DIALOG} [data-close] button`)
    : view.button('Volver');

async function open(view: View, { modal, cases }: DialogFamily, step: string) {
  await view.act(() => modal.open({ step, ...cases[step]?.subject }));
  await view.appears(DIALOG);
  await view.settle();
}

async function leave(view: View, family: DialogFamily, way: string) {
  await WAYS_OUT[way]?.(view, family);
  const isOpen = () => family.modal.current.peek().step !== 'none';
  await view.until(() => !isOpen());
  assert.not.ok(isOpen(), `${way} does not close it`);
  await view.until(() => !view.has(DIALOG));
  await view.settle();
  await view.settle();
}

function standsSomewhere(how: string) {
  const { activeElement } = document;
  const lost =
    activeElement === null ||
    activeElement.matches('html, body, [href="#contenido"]') ||
    !activeElement.isConnected;
  assert.not.ok(lost, `${how}: the focus is on ${activeElement?.outerHTML.slice(0, 80)}`);
}

let turn = 0;
for (const family of DIALOG_FAMILIES) {
  const steps = Object.keys(family.cases);
  for (const [place, step] of steps.entries())
    test(`${family.name}, ${step}: the focus stays on the page, whoever opened the dialog and however it is closed`, async () => {
      const before = steps.at(place - 1) ?? step;
      turn += 1;
      for (const [index, way] of Object.keys(WAYS_OUT).entries()) {
        // Tries each way to close each dialog; the openers take turns.
        const { opener, dialogs } = BEGINNINGS[(turn + index) % BEGINNINGS.length] ?? {
          opener: 'nothing',
          dialogs: 1,
        };
        const view = await render(page(family, opener !== 'nothing'));
        if (opener !== 'nothing') await view.focus(view.button('Abrir'));
        const chain = [before, step].slice(-dialogs);
        for (const one of chain) await open(view, family, one);
        if (opener === 'a button that leaves') await view.rerender(page(family, false));
        // As when a phone is rotated and the layout hides the button: a hidden element cannot be focused.
        if (opener === 'a button that is hidden') {
          await view.act(() => (document.activeElement as HTMLElement).blur());
          view.button('Abrir').focus = () => undefined;
        }
        await leave(view, family, way);
        standsSomewhere(`${chain.join(', then ')} opened by ${opener}, closed by ${way}`);
      }
    });
}

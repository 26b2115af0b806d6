import { QrDialog } from '#screens/cashiers/qr/qr-dialog.tsx';
import { qrDownloaded } from '#stores/first-steps-flags.ts';
import { invalidate } from '#stores/resource.ts';
import { adminSession, cashier } from '../fixtures/index.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { type Call, failureResponse, later } from '../support/stubbed-api.ts';

const PATH = 'users/v3/qr/download';
const SCOPE = { businessBranchId: 'br_centro' };
const BRANCH = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: SCOPE };

const drawing = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>');
const sheet = () =>
  new Response('%PDF-1.7', { headers: { 'Content-Disposition': 'attachment; filename="qr.pdf"' } });

async function open(respond: (call: Call) => Response | Promise<Response>) {
  const dialog = <QrDialog step="qr" cashier={cashier()} branch={BRANCH} />;
  return openPage(dialog, { [PATH]: respond }, { as: adminSession() });
}
const isDrawing = ({ content }: Call) => content.format === 'svg';

let downloads: ReturnType<typeof noteDownloads>;
test.before.each(() => {
  downloads = noteDownloads();
});
test.after.each(() => downloads.restore());
const saved = () => downloads.names();

test('the dialog shows the code of the printed sheet, and whom it pays', async () => {
  const { view, api } = await open(drawing);
  assert.equal(api.contentsOf(PATH), [{ userId: 'us_caja1', format: 'svg', businessBranchId: 'br_centro' }]);
  const image = view.find<HTMLImageElement>('figure img');
  assert.is(image.alt, 'Código QR de Caja 1');
  assert.is(decodeURIComponent(image.src.split(',')[1] ?? ''), await drawing().text());
  const words =
    'Material QRLos clientes pagan a Caja 1 escaneando este códigoTienda LunaCentro · Caja 1El archivo es un PDF tamaño A4 listo para imprimir.Descargar material QRDescargar el de todas las cajas';
  assert.is(view.text('[role=dialog]'), words);
});

test('a code that fails to load shows so, can be reloaded, and does not prevent a download', async () => {
  const { view, api } = await open((call) =>
    isDrawing(call) ? failureResponse(500, { title: 'QR', message: 'Intenta de nuevo' }) : sheet(),
  );
  assert.match(view.text('[role=dialog]'), 'QR: Intenta de nuevo');
  assert.not.ok(view.has('figure'));
  api.responders[PATH] = drawing;
  await view.clickAndLoad('Reintentar');
  assert.ok(view.has('figure img'));
  assert.not.match(view.text('[role=dialog]'), 'Intenta de nuevo');
});

test('a code that was read stays when it cannot be read again', async () => {
  const { view, api } = await open(drawing);
  api.responders[PATH] = () => failureResponse(500, { title: 'QR', message: 'Intenta de nuevo' });
  await view.act(() => invalidate('qr/us_caja1'));
  await view.loaded();
  assert.is(api.calls.length, 2);
  assert.ok(view.has('figure img'));
});

for (const [button, content] of [
  ['Descargar material QR', { userId: 'us_caja1', businessBranchId: 'br_centro' }],
  ['Descargar el de todas las cajas', { businessBranchId: 'br_centro' }],
] as const)
  test(`${button} downloads its file, one at a time, and shows a failure`, async () => {
    let answer = later();
    const { view, api } = await open((call) => (isDrawing(call) ? drawing() : answer.response));
    const asked = () => api.contentsOf(PATH).filter(({ format }) => format !== 'svg');
    await view.clickButton(button);
    assert.equal(view.texts('[aria-busy]'), [`${button}Cargando`], 'the chosen one');
    assert.is(view.findAll('[role=dialog] button:disabled').length, 2, 'the other, and to close');
    answer.give(failureResponse(500, { title: 'Material QR', message: 'No se pudo crear' }));
    await view.loaded();
    assert.match(view.text('[role=dialog]'), 'Material QR: No se pudo crear');
    assert.equal([saved(), qrDownloaded('bu_luna')], [[], false]);
    answer = later();
    answer.give(sheet());
    await view.clickAndLoad(button);
    assert.equal(saved(), ['qr.pdf']);
    assert.ok(qrDownloaded('bu_luna'), 'a first step of a new business');
    assert.not.match(view.text('[role=dialog]'), 'No se pudo crear');
    assert.equal(asked(), [content, content]);
  });

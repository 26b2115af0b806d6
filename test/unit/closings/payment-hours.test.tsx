import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PaymentHours } from '../../../src/screens/closings/detail/closing-charts.tsx';
import { render } from '../../support/render.tsx';

const test = suite('the payments of a closing by hour');

const hour = (of: number, count: number, grossAmount: number) => ({
  hour: of,
  count,
  grossAmount,
  formattedGrossAmount: `Q${grossAmount.toFixed(2)}`,
});

test('the caption shows the best hour, the first of equal ones, or the hour under the pointer', async () => {
  const hours = [hour(9, 1, 10), hour(10, 3, 90), hour(11, 2, 90), hour(12, 1, 5)];
  const view = await render(<PaymentHours hours={hours} />);
  const told = () => view.text('figcaption');
  const chart = view.find('[role=img]');
  assert.is(told(), 'Hora con más10 h · Q90.00 · 3 pagos');
  assert.is(chart.getAttribute('aria-label'), 'Pagos por hora, de 9 a 12 horas. Hora con más: 10:00, Q90.00');
  await view.press('ArrowRight', chart);
  assert.is(told(), 'Recibido9 h · Q10.00 · 1 pago');
  await view.press('ArrowLeft', chart);
  assert.is(told(), 'Recibido12 h · Q5.00 · 1 pago');
  await view.act(() => void chart.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  assert.is(told(), 'Hora con más10 h · Q90.00 · 3 pagos');
});

test.run();

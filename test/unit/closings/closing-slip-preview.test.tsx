import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ClosingSlipPreview } from '../../../src/screens/closings/slip/closing-slip-preview.tsx';
import { closingDetail } from '../../fixtures/closing.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

const test = suite('slip of a closing');
const { user, ...of } = session().userData;
const person = { ...user, ...of };

test('a slip is marked as a reprint from its second print on', async () => {
  const real = window.print;
  window.print = () => undefined;
  const closing = closingDetail();
  const view = await render(<ClosingSlipPreview closing={closing} user={person} onClose={() => undefined} />);
  assert.not.match(view.text(), 'Reimpresión');
  await view.clickButton('Imprimir');
  assert.match(view.text(), 'Reimpresión');
  window.print = real;
});

test.run();

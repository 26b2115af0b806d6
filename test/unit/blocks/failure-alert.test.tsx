import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FailureAlert } from '../../../src/blocks/form/failure-alert.tsx';
import { render } from '../../support/render.tsx';

const shown = async (status: number) => {
  const failure = { kind: 'answered', status, title: 'Error', message: 'Falló', requestId: 'id-1' } as const;
  const view = await render(<FailureAlert failure={failure} />);
  return view.text('[role=alert]');
};

test('a server error is shown with its code for support, a rejection without one', async () => {
  assert.is(await shown(500), 'Error: FallóCódigo de soporte: id-1');
  assert.is(await shown(409), 'Error: Falló');
});

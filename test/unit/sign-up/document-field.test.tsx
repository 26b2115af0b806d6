import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DocumentField } from '../../../src/screens/sign-up/documents/document-field.tsx';
import { render } from '../../support/render.tsx';

test('continuing during an upload announces once that it must finish first', async () => {
  const file = new File(['%PDF-1.7'], 'dpi.pdf', { type: 'application/pdf' });
  const upload = { state: 'sending', file, percent: 40, cancel: () => undefined } as const;
  const view = await render(
    <DocumentField kind="identity" label="DPI" received={undefined} upload={upload} submitted />,
  );
  assert.equal(view.text()?.match(/Espera a que termine de subir/g)?.length, 1);
  assert.is(view.text('[role=status]'), 'Espera a que termine de subir');
});

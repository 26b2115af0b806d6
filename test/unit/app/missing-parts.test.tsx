import { App } from '#app/app.tsx';
import { forgetParts } from '#stores/optional-parts.ts';
import { forgetResources } from '#stores/resource.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test } from '../support/render.tsx';

test.before(loadScreens);
test.before.each(forgetResources);
test.after.each(forgetParts);

// With `capabilities` in the session, what a server lacks is known only from its response.
for (const status of [404, 501] as const)
  for (const route of SCREENS)
    test(`${route.title} (${route.path}): what the server says it lacks (${status}) is not shown`, async () => {
      const api = faultyApi();
      api.lacksParts = status;
      goTo(route, []);
      const view = await render(<App />);
      await view.loaded();
      for (const label of ['Gráfica por día', 'Registro de actividad'])
        for (const control of view
          .findAll('main button, main a')
          .filter(({ textContent }) => textContent === label)) {
          await view.click(control);
          await view.loaded();
          assert.not.match(view.text(), label);
        }
      assert.not.match(view.text(), /No existe|Error:|Neto de hoy|Sesiones abiertas|dos pasos/);
      assert.not.ok(view.texts('th').includes('7 días'));
    });

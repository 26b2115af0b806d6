import { act } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useAdministrativeUsers } from '../../../src/screens/administrative-users/use-administrative-users.ts';
import { forgetResources, invalidate } from '../../../src/stores/resource.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { renderHook } from '../../support/render-hook.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('pages of administrative users');
test.before.each(forgetResources);

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

test('when the last row of the last page is deleted, the previous page is shown', async () => {
  let count = 11;
  stubbedApi({
    'users/v1/admin/users/list': ({ content }) => {
      const { currentPage } = content.pageProperties as { currentPage: number };
      const ids = Array.from({ length: count }, (_, index) => ({ id: `us_${index + 1}` }));
      const data = ids.slice((currentPage - 1) * 10, currentPage * 10);
      return successResponse({
        data,
        count,
        pageProperties: { currentPage, totalPages: Math.ceil(count / 10) },
      });
    },
  });
  const people = await renderHook(useAdministrativeUsers);
  await settle();
  await act(async () => people.result().list.setPage(2));
  await settle();
  assert.equal(
    people.result().list.shown.map(({ id }) => id),
    ['us_11'],
  );
  count = 10;
  await act(() => invalidate('administrative-users'));
  await settle();
  const { page, shown, totalPages } = people.result().list;
  assert.equal([page, totalPages, shown.length], [1, 1, 10]);
  await people.unmount();
});

test.run();

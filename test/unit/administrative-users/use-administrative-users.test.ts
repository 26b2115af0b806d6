import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useAdministrativeUsers } from '../../../src/screens/administrative-users/use-administrative-users.ts';
import { invalidate } from '../../../src/stores/resource.ts';
import { callsUnderWay } from '../../support/calls-under-way.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const LIST = 'users/v1/admin/users/list';

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5 || callsUnderWay() > 0; turn++)
      await new Promise((resolve) => setTimeout(resolve, 0));
  });

test('when the last row of the last page is deleted, the previous page is shown', async () => {
  let count = 11;
  stubbedApi({
    [LIST]: ({ content }) => {
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
  const people = renderHook(useAdministrativeUsers);
  await settle();
  await act(async () => people.result.current.list.setPage(2));
  await settle();
  assert.equal(
    people.result.current.list.shown.map(({ id }) => id),
    ['us_11'],
  );
  count = 10;
  await act(() => invalidate('administrative-users'));
  await settle();
  const { page, shown, totalPages } = people.result.current.list;
  assert.equal([page, totalPages, shown.length], [1, 1, 10]);
  await people.unmount();
});

test('a search starts after a pause of 300 ms in typing', async () => {
  const timers = fakeTimers();
  const { callsOf } = stubbedApi({
    [LIST]: { data: [], count: 0, pageProperties: { currentPage: 1, totalPages: 1 } },
  });
  const people = renderHook(useAdministrativeUsers);
  const pass = async (milliseconds: number) => {
    await act(async () => timers.advance(milliseconds));
    await act(timers.settle);
  };
  const searched = () => callsOf(LIST).map(({ content }) => content.search);
  await pass(0);
  for (const text of ['cla', 'claud']) {
    await act(async () => people.result.current.list.setFilter({ text }));
    await pass(299);
    assert.equal(searched(), [undefined]);
  }
  await pass(1);
  assert.equal(searched(), [undefined, 'claud']);
  await people.unmount();
});

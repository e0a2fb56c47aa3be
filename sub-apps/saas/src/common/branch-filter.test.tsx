import { context } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { act, renderHook } from '@testing-library/react';
import { useBranchFilter } from './branch-filter.view';

const place = 't null null';
const known = (...codes: string[]) =>
  context.set('permissions', {
    ...{ status: 'ready', place, codes: new Set(codes), testTools: false },
  });
const isThere = () => renderHook(() => useBranchFilter('校区').length > 0);

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('permissions', { status: 'loading', place });
});

it('waits for the permissions on a device that has not had it', () => {
  const { result } = isThere();
  expect(result.current).toBe(false);
  act(() => known('branch.read'));
  expect(result.current).toBe(true);
});

it('keeps its place where it was there last time, and gives it up where it is not any more', () => {
  act(() => known('branch.read'));
  isThere().unmount();
  context.set('permissions', { status: 'loading', place });
  const { result, unmount } = isThere();
  expect(result.current).toBe(true);
  act(() => known());
  expect(result.current).toBe(false);
  unmount();
  context.set('permissions', { status: 'loading', place });
  expect(isThere().result.current).toBe(false);
});

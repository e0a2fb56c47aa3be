import { context } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { act, renderHook } from '@testing-library/react';
import { useReservedSpace } from './reserved-space.hook';

const place = 't null null';
const known = (...codes: string[]) =>
  context.set('permissions', {
    ...{ status: 'ready', place, codes: new Set(codes), testTools: false },
  });
const shown = () => renderHook(() => useReservedSpace('branch.read'));

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('permissions', { status: 'loading', place });
});

it('waits for the permissions on a device that has not stored them', () => {
  const { result } = shown();
  expect(result.current).toBeNull();
  act(() => known('branch.read'));
  expect(result.current).toEqual({});
});

it('reserves the place if the permission was there last time, and releases it once it is gone', () => {
  act(() => known('branch.read'));
  shown().unmount();
  context.set('permissions', { status: 'loading', place });
  const { result, unmount } = shown();
  expect(result.current).toEqual({ visibility: 'hidden' });
  act(() => known());
  expect(result.current).toBeNull();
  unmount();
  context.set('permissions', { status: 'loading', place });
  expect(shown().result.current).toBeNull();
});

it('stores each permission separately', () => {
  act(() => known('branch.read'));
  shown().unmount();
  context.set('permissions', { status: 'loading', place });
  expect(renderHook(() => useReservedSpace('teacher.write')).result.current).toBeNull();
});

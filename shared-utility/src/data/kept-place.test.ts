import { context } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { act, renderHook } from '@testing-library/react';
import { useKeptPlace } from './kept-place.hook';

const place = 't null null';
const known = (...codes: string[]) =>
  context.set('permissions', {
    ...{ status: 'ready', place, codes: new Set(codes), testTools: false },
  });
const shown = () => renderHook(() => useKeptPlace('branch.read'));

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('permissions', { status: 'loading', place });
});

it('waits for the permissions on a device that has not had it', () => {
  const { result } = shown();
  expect(result.current).toBeNull();
  act(() => known('branch.read'));
  expect(result.current).toEqual({});
});

it('keeps its place where it was there last time, and gives it up where it is not any more', () => {
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

it('remembers each permission for itself', () => {
  act(() => known('branch.read'));
  shown().unmount();
  context.set('permissions', { status: 'loading', place });
  expect(renderHook(() => useKeptPlace('teacher.write')).result.current).toBeNull();
});

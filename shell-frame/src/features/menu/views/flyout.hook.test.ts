import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useFlyout } from './flyout.hook';

const pointer = (pointerType: string) =>
  ({ pointerType, currentTarget: document.body }) as unknown as PointerEvent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('closes 300 ms after the mouse has left, and not before', () => {
  const { result } = renderHook(useFlyout);
  act(() => result.current.enter('students', pointer('mouse')));
  act(() => result.current.leave(pointer('mouse')));
  act(() => jest.advanceTimersByTime(299));
  expect(result.current.flyout).toEqual({ id: 'students', top: 0 });
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.flyout).toBeNull();
});

it('stays open when the mouse comes back in time', () => {
  const { result } = renderHook(useFlyout);
  act(() => result.current.enter('students', pointer('mouse')));
  act(() => result.current.leave(pointer('mouse')));
  act(() => result.current.enter('students', pointer('mouse')));
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.flyout?.id).toBe('students');
});

it('ignores a finger, which has no hover', () => {
  const { result } = renderHook(useFlyout);
  act(() => result.current.enter('students', pointer('touch')));
  expect(result.current.flyout).toBeNull();
});

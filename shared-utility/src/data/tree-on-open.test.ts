import { act, renderHook } from '@testing-library/react';
import { useTreeOnOpen } from './tree-on-open.hook';

const skips = (hasValue: boolean) =>
  renderHook(() => useTreeOnOpen((_args: undefined, { skip }) => skip, hasValue));

it('reads once the select opens', () => {
  const { result } = skips(false);
  expect(result.current).toMatchObject({ tree: true, isRequested: false });
  act(() => result.current.onOpen());
  expect(result.current).toMatchObject({ tree: false, isRequested: true });
});

it('reads at once for a value', () => {
  expect(skips(true).result.current).toMatchObject({ tree: false, isRequested: true });
});

import { act, render, screen } from '@testing-library/react';
import { useReturnToTab, useVisible } from '../data.entry';

let state: DocumentVisibilityState;
beforeEach(() => {
  state = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
});

const setVisibility = (next: DocumentVisibilityState) => {
  state = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

function Page({ back }: { back: () => void }) {
  useReturnToTab(back);
  return <p>{useVisible() ? 'in sight' : 'hidden'}</p>;
}

it('reports whether the tab is visible, and each return once', () => {
  const onReturn = jest.fn();
  const { unmount } = render(<Page back={onReturn} />);
  expect(screen.getByText('in sight')).toBeVisible();
  setVisibility('hidden');
  expect(screen.getByText('hidden')).toBeVisible();
  expect(onReturn).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(screen.getByText('in sight')).toBeVisible();
  expect(onReturn).toHaveBeenCalledTimes(1);
  unmount();
  setVisibility('visible');
  expect(onReturn).toHaveBeenCalledTimes(1);
});

it('recognises a tab that was opened in the background', () => {
  state = 'hidden';
  render(<Page back={() => {}} />);
  expect(screen.getByText('hidden')).toBeVisible();
});

import { render } from '@testing-library/react';
import { usePageTitle } from './use-page-title';

function Page({ name }: { name: string | null }) {
  usePageTitle(name, 'Site');
  return null;
}

beforeEach(() => {
  document.title = 'List · Site';
});

test('a page sets its title while it is shown, and then restores the previous one', () => {
  const { rerender, unmount } = render(<Page name="First" />);
  expect(document.title).toBe('First · Site');
  rerender(<Page name="Second" />);
  expect(document.title).toBe('Second · Site');
  unmount();
  expect(document.title).toBe('List · Site');
});

test('a page that is unmounted late keeps the title of the next page', () => {
  const { unmount } = render(<Page name="First" />);
  document.title = 'Next · Site';
  unmount();
  expect(document.title).toBe('Next · Site');
});

test('a page without a name sets none', () => {
  render(<Page name={null} />).unmount();
  expect(document.title).toBe('List · Site');
});

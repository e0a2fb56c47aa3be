import { AppRouter, context, on } from '@edu/shared-utility';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useParams } from 'react-router';
import { isMissingCode, usePageName } from '../data.entry';
import { resetContext } from '../testing';

const labels: (string | undefined)[] = [];
let stop = (): void => {};
beforeEach(() => {
  resetContext();
  labels.length = 0;
  stop = on('breadcrumb:append', (crumb) => labels.push(crumb?.label));
  context.set('pageTitle', '学习平台');
  document.title = '学习平台';
  window.history.replaceState(null, '', '/app/one/a');
});
afterEach(() => stop());

function Page() {
  const { name = '', tab = '' } = useParams();
  usePageName(name === 'loading' ? null : name);
  return (
    <main>
      <h1>{`${name} ${tab}`}</h1>
      <Link to="/one/b">tab</Link>
      <Link to="/two/a">page</Link>
      <Link to="/loading/a">loading</Link>
    </main>
  );
}
const open = () => {
  render(<AppRouter basename="/app" routes={[{ path: '/:name/:tab', element: <Page /> }]} />);
  return userEvent.setup();
};

it('sets the page’s name in the tab and in the breadcrumbs, again for each address', async () => {
  const user = open();
  expect(document.title).toBe('one · 学习平台');
  expect(labels).toEqual(['one']);
  await user.click(screen.getByRole('link', { name: 'tab' }));
  expect(await screen.findByRole('heading', { name: 'one b' })).toBeVisible();
  expect(labels).toEqual(['one', 'one']);
  await user.click(screen.getByRole('link', { name: 'page' }));
  expect(await screen.findByRole('heading', { name: 'two a' })).toBeVisible();
  expect(labels.at(-1)).toBe('two');
  expect(document.title).toBe('two · 学习平台');
});

it('sets nothing while the name is loading', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'loading' }));
  expect(await screen.findByRole('heading', { name: 'loading a' })).toBeVisible();
  expect(labels).toEqual(['one']);
});

it('follows the name of the site', () => {
  open();
  act(() => context.set('pageTitle', '家政学堂'));
  expect(document.title).toBe('one · 家政学堂');
});

it.each([
  [40400, true],
  [40000, true],
  [40300, false],
  [-1, false],
  [null, false],
  [undefined, false],
])('code %s means that the row is missing: %s', (code, isMissing) => {
  expect(isMissingCode(code)).toBe(isMissing);
});

it('is the whole title of the tab if the site has no name', () => {
  context.set('pageTitle', '');
  open();
  expect(document.title).toBe('one');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { on } from '../events';
import { navigate } from '../navigation';
import { AppRouter, usePending } from './app-router';
import { AppShell } from './app-shell';

type SingleSpaEvent = PopStateEvent & { singleSpa: boolean };

/** Mimics single-spa for the router: every history call is followed by a marked popstate event. */
function likeSingleSpa(): () => void {
  const { pushState, replaceState } = window.history;
  const announce = (call: typeof pushState): typeof pushState =>
    function announced(this: History, ...args) {
      const before = window.location.href;
      call.apply(this, args);
      if (window.location.href === before) return;
      const event = new PopStateEvent('popstate', {
        state: window.history.state,
      }) as SingleSpaEvent;
      event.singleSpa = true;
      window.dispatchEvent(event);
    };
  window.history.pushState = announce(pushState);
  window.history.replaceState = announce(replaceState);
  return () => {
    window.history.pushState = pushState;
    window.history.replaceState = replaceState;
  };
}

let stop: () => void;

const Where = () => {
  const { pathname } = useLocation();
  return (
    <>
      <p>
        {pathname} by {useNavigationType()}
      </p>
      <Link to="/teacher">teachers</Link>
    </>
  );
};

function start() {
  const routes = [
    { path: '/student', element: <Where /> },
    { path: '/teacher', element: <Where /> },
    { path: '*', element: <p>not here</p> },
  ];
  return render(<AppRouter basename="/saas" routes={routes} />);
}

const toTeachers = () => userEvent.click(screen.getByRole('link', { name: 'teachers' }));

beforeEach(() => {
  window.history.replaceState(null, '', '/saas/student');
  stop = likeSingleSpa();
});
afterEach(() => stop());

test('a push renders the page once and counts as PUSH', async () => {
  start();
  await screen.findByText('/student by POP');
  await toTeachers();
  expect(screen.getByText('/teacher by PUSH')).toBeInTheDocument();
});

test('a navigation of the frame within the app reaches the router', async () => {
  start();
  await screen.findByText('/student by POP');
  await act(async () => navigate('/saas/teacher'));
  expect(await screen.findByText('/teacher by POP')).toBeInTheDocument();
});

test('back within the app reaches the router', async () => {
  start();
  await screen.findByText('/student by POP');
  await toTeachers();
  await act(async () => window.history.back());
  expect(await screen.findByText('/student by POP')).toBeInTheDocument();
});

test('leaving for another app does not flash this app’s own error', async () => {
  start();
  await screen.findByText('/student by POP');
  await act(async () => navigate('/cms/article'));
  await act(async () => navigate('/saasx/student'));
  expect(screen.getByText('/student by POP')).toBeInTheDocument();
  await act(async () => navigate('/saas/teacher'));
  expect(await screen.findByText('/teacher by POP')).toBeInTheDocument();
});

test('a redirect during the router’s own call is followed, not ignored as an echo', async () => {
  start();
  await screen.findByText('/student by POP');
  // Mimics root-config's guard: redirects everybody from /teacher to another address.
  const guard = () => {
    if (window.location.pathname === '/saas/teacher')
      navigate('/saas/elsewhere', { replace: true });
  };
  window.addEventListener('popstate', guard);
  await toTeachers();
  expect(window.location.pathname).toBe('/saas/elsewhere');
  expect(await screen.findByText('not here')).toBeInTheDocument();
  window.removeEventListener('popstate', guard);
});

const error = new Error('no such chunk');
const Broken = () => {
  throw error;
};

test('a page that throws is handled by its app’s boundary, and reported outside', async () => {
  const events: unknown[] = [];
  const stopHearing = on('app:crashed', (crash) => events.push(crash));
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AppShell name="saas">
      <AppRouter basename="/saas" routes={[{ path: '*', element: <Broken /> }]} />
    </AppShell>,
  );
  await screen.findByRole('alert');
  expect(screen.getByText('页面出现问题')).toBeInTheDocument();
  expect(events).toEqual([{ app: 'saas', error }]);
  silent.mockRestore();
  stopHearing();
});

const Busy = () => <p>{usePending() ? 'on its way' : 'at rest'}</p>;

test('the previous page stays while the code of the next is loading, with a note', async () => {
  let arrive = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Where }>((resolve) => {
        arrive = () => resolve({ default: Where });
      }),
  );
  const routes = [
    { path: '/student', element: <Where /> },
    { path: '/teacher', element: <Late /> },
  ];
  render(
    <AppRouter basename="/saas" routes={routes}>
      <Busy />
    </AppRouter>,
  );
  expect(screen.getByText('at rest')).toBeInTheDocument();
  await toTeachers();
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(screen.getByText('/student by POP')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('/teacher by PUSH')).toBeVisible();
  expect(screen.getByText('at rest')).toBeInTheDocument();
});

/** A page that navigates by the router, as a list does. */
const Long = ({ onDraw }: { onDraw: () => void }) => {
  useNavigate();
  onDraw();
  return <Where />;
};

test('loading the next page does not render the previous one again', async () => {
  const Late = lazy(() => new Promise<never>(() => {}));
  const drawn = jest.fn();
  const routes = [
    { path: '/student', element: <Long onDraw={drawn} /> },
    { path: '/teacher', element: <Late /> },
  ];
  render(
    <AppRouter basename="/saas" routes={routes}>
      <Busy />
    </AppRouter>,
  );
  drawn.mockClear();
  await toTeachers();
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
});

test('an unmounted page receives no navigation', async () => {
  const { unmount } = start();
  unmount();
  const drawn = jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => navigate('/saas/teacher'));
  expect(drawn).not.toHaveBeenCalled();
  drawn.mockRestore();
});

import { act, render, screen } from '@testing-library/react';
import { Outlet, RouterProvider, useLocation, useNavigationType } from 'react-router-dom';
import { on } from '../events';
import { navigate } from '../navigation';
import { AppShell } from './app-shell';
import { createAppRouter } from './create-app-router';

type SingleSpaEvent = PopStateEvent & { singleSpa: boolean };

/** single-spa, as far as a router notices it: every history call is followed by a marked popstate. */
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
let loads: string[];

const Where = () => {
  const { pathname } = useLocation();
  return (
    <p>
      {pathname} by {useNavigationType()}
    </p>
  );
};

function start() {
  const load = (name: string) => () => {
    loads.push(name);
    return null;
  };
  const router = createAppRouter(
    [
      {
        path: '/',
        element: <Outlet />,
        children: [
          { path: 'student', loader: load('student'), element: <Where /> },
          { path: 'teacher', loader: load('teacher'), element: <Where /> },
        ],
        hydrateFallbackElement: <p>…</p>,
        errorElement: <p>not here</p>,
      },
    ],
    { basename: '/saas' },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  loads = [];
  window.history.replaceState(null, '', '/saas/student');
  stop = likeSingleSpa();
});
afterEach(() => stop());

test('one push runs a loader once and counts as PUSH', async () => {
  const router = start();
  await screen.findByText('/student by POP');
  await act(() => router.navigate('/teacher'));
  expect(screen.getByText('/teacher by PUSH')).toBeInTheDocument();
  expect(loads).toEqual(['student', 'teacher']);
  router.dispose();
});

test('a navigation of the frame within the app reaches the router', async () => {
  const router = start();
  await screen.findByText('/student by POP');
  await act(async () => navigate('/saas/teacher'));
  expect(await screen.findByText('/teacher by POP')).toBeInTheDocument();
  expect(loads).toEqual(['student', 'teacher']);
  router.dispose();
});

test('back within the app reaches the router', async () => {
  const router = start();
  await screen.findByText('/student by POP');
  await act(() => router.navigate('/teacher'));
  await act(async () => window.history.back());
  expect(await screen.findByText('/student by POP')).toBeInTheDocument();
  router.dispose();
});

test('leaving for another app does not flash this app’s own error', async () => {
  const router = start();
  await screen.findByText('/student by POP');
  await act(async () => navigate('/cms/article'));
  await act(async () => navigate('/saasx/student'));
  expect(screen.getByText('/student by POP')).toBeInTheDocument();
  await act(async () => navigate('/saas/teacher'));
  expect(await screen.findByText('/teacher by POP')).toBeInTheDocument();
  router.dispose();
});

test('a redirect that happens inside the router’s own call is followed, not taken for an echo', async () => {
  const router = start();
  await screen.findByText('/student by POP');
  // A guard in single-spa's place: it sends everybody who goes to /teacher on to another address.
  const guard = () => {
    if (window.location.pathname === '/saas/teacher')
      navigate('/saas/elsewhere', { replace: true });
  };
  window.addEventListener('popstate', guard);
  await act(() => router.navigate('/teacher'));
  expect(window.location.pathname).toBe('/saas/elsewhere');
  expect(await screen.findByText('not here')).toBeInTheDocument();
  window.removeEventListener('popstate', guard);
  router.dispose();
});

const error = new Error('no such chunk');
const Broken = () => {
  throw error;
};

test('a page that breaks is the matter of its app’s boundary, and heard of outside', async () => {
  const heard: unknown[] = [];
  const stopHearing = on('app:crashed', (crash) => heard.push(crash));
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const router = createAppRouter([{ path: '*', element: <Broken /> }], { basename: '/saas' });
  render(
    <AppShell name="saas">
      <RouterProvider router={router} />
    </AppShell>,
  );
  await screen.findByRole('alert');
  expect(screen.getByText('页面出现问题')).toBeInTheDocument();
  expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
  expect(heard).toEqual([{ app: 'saas', error }]);
  silent.mockRestore();
  stopHearing();
  router.dispose();
});

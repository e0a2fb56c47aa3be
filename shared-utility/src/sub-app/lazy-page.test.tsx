import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { on } from '../events';
import { AppErrorBoundary } from '../react';
import { renderApp } from '../testing';
import { lazyPage } from './lazy-page';

const page = { default: () => <h1>使用帮助</h1> };

function Start() {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => go('/later')}>
      前往
    </button>
  );
}

/** A page with a link to another one whose chunk is loading. */
function show(load: () => Promise<typeof page>) {
  const Later = lazyPage('cms', load);
  renderApp(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/later" element={<Later />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.click(screen.getByRole('button', { name: '前往' }));
}

it('is busy from the click until it is loaded', async () => {
  let arrive: (value: typeof page) => void = () => {};
  await show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.queryByRole('button', { name: '前往' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '页面加载中' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive(page));
  expect(screen.getByRole('heading', { name: '使用帮助' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('passes a failure to the shell, which shows the reason and offers a retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const forgotten: string[] = [];
  const crashes: unknown[] = [];
  const stop = on('library:failed', ({ name }) => forgotten.push(name));
  const lost = new Error('no network');
  const Later = lazyPage('cms', () => Promise.reject(lost));
  renderApp(
    <AppErrorBoundary onCrash={(error) => crashes.push(error)}>
      <Later />
    </AppErrorBoundary>,
  );
  await waitFor(() => expect(crashes).toEqual([lost]));
  expect(forgotten).toEqual(['cms']);
  stop();
});

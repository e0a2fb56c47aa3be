import { on } from '@edu/shared-utility';
import { renderApp } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import '../testing/without-styles';
import { lazyPage } from './lazy-page.view';

const page = { default: () => <h1>使用帮助</h1> };

function Start() {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => go('/later')}>
      前往
    </button>
  );
}

/** A page with a link to one whose file is on its way. */
function show(load: () => Promise<typeof page>) {
  const Later = lazyPage(load);
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

it('is busy from the click on, until it is there', async () => {
  let arrive: (value: typeof page) => void = () => {};
  await show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.queryByRole('button', { name: '前往' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '页面加载中' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive(page));
  expect(screen.getByRole('heading', { name: '使用帮助' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that it did not come, has that forgotten, and comes at Retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const forgotten: string[] = [];
  const stop = on('library:failed', ({ name }) => forgotten.push(name));
  const load = jest.fn(async () => page).mockRejectedValueOnce(new Error('no network'));
  await show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容未能加载');
  expect(forgotten).toEqual(['saas']);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '使用帮助' })).toBeVisible());
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

import { navigate, setPageExit } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createInjector } from '../devtools/injector';
import { logIn, shellFixture } from './testing/shell-fixture';

// The fault was injected on an earlier page of the same tab.
createInjector().set('@edu-app/saas', 'throw');
const { content, loads } = shellFixture();

test('the first page of a tab with a fault shows a bar that says so, and sends no report to the platform', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const report = mockApi('moduleReport.send', { data: null });
  const reload = jest.fn();
  setPageExit({ assign: () => {}, reload });
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('页面模块未能打开'));
  expect(await screen.findByText(/@edu-app\/saas · 抛出错误/)).toBeVisible();
  expect(report.calls).toHaveLength(0);
  expect(loads).not.toContain('@edu-app/saas');
  await userEvent.click(screen.getByRole('button', { name: '撤销故障' }));
  await waitFor(() => expect(screen.queryByText(/抛出错误/)).not.toBeInTheDocument());
  expect(reload).toHaveBeenCalledTimes(1);
  setPageExit(null);
  failed.mockRestore();
});

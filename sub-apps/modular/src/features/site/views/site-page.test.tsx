import { context, type Site, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto, resetContext } from '@edu/shared-utility/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { site, visit } from '../../../testing/visit';

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

const mayWrite = ['site.read', 'site.write'];

async function open(permissions = mayWrite, changes: Partial<Site> = {}): Promise<void> {
  mockApi('site.find', { data: { ...site, ...changes } });
  visit('/site', permissions);
  await screen.findByLabelText('网站标题');
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
}

async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await pasteInto(screen.getByLabelText(label), text);
}

const saveButton = () => screen.getByRole('button', { name: '保存' });

test('sends the changes with the version that was read, and is clean afterwards', async () => {
  await open();
  expect(saveButton()).toBeDisabled();
  await retype('网站标题', '日出学校');
  await userEvent.click(screen.getByRole('checkbox', { name: '多语言' }));
  expect(screen.getByText('2处修改未保存')).toBeVisible();
  expect(unsaved.any()).toBe(true);
  const saved = { ...site, version: 8, pageTitle: '日出学校', isI18n: true };
  const { calls } = mockApi('site.save', { data: saved });
  mockApi('site.find', { data: saved });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveButton()).toBeDisabled());
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 7, pageTitle: '日出学校', isI18n: true },
  ]);
  expect(unsaved.any()).toBe(false);
});

test('public screens show their addresses beside the switch, while they are public', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /governmentDataScreen/ })).toBeNull();
  mockApi('site.find', { data: { ...site, publicScreens: true } });
  visit('/site', mayWrite);
  const link = await screen.findByRole('link', {
    name: 'http://localhost/saas/screen/governmentDataScreen',
  });
  expect(link).toHaveAttribute('target', '_blank');
});

test('a dashboard is named in three languages', async () => {
  await open();
  const ysx = screen.getByRole('group', { name: 'ysx' });
  await pasteInto(within(ysx).getByLabelText('ysx的标题（English）'), 'Physicians');
  expect(screen.getByText('1处修改未保存')).toBeVisible();
  const { calls } = mockApi('site.save', { data: { ...site, version: 8 } });
  mockApi('site.find', { data: { ...site, version: 8 } });
  await userEvent.click(saveButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  const titles = { 'zh-CN': '', 'en-US': 'Physicians', 'fr-FR': '' };
  const sent = site.dashboards.map((dashboard) =>
    dashboard.key === 'ysx' ? { ...dashboard, titles } : dashboard,
  );
  expect(calls[0]?.body).toEqual({ version: 7, dashboards: sent });
});

test('its heading is visible, not only for screen readers', async () => {
  await open();
  // texts for screen readers only are clipped
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveStyle({ overflow: 'hidden' });
});

test('a refusal of the server is shown beside its field, and the input stays', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '添加域名' }));
  const line = screen.getByLabelText('第3个域名');
  expect(line).toHaveFocus();
  await pasteInto(line, 'new.localhost');
  mockApi('site.save', {
    code: 40900,
    message: '该域名已被使用',
    data: { fields: { 'domains.2': '该域名已被使用' } },
  });
  await userEvent.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('该域名已被使用');
  expect(screen.getByText('1处需要修改')).toBeVisible();
  expect(line).toHaveFocus();
  expect(line).toHaveValue('new.localhost');
});

test('an unreadable colour is explained and not sent; the nearest readable one is offered', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '使用自有颜色' }));
  await retype('自有颜色', '#FFD54F');
  const verdict = screen.getByRole('status', { name: '文字可读性' });
  expect(within(verdict).getByText(/^按钮上的文字：看不清（对比度1\.4/)).toBeVisible();
  expect(saveButton()).toBeDisabled();
  expect(screen.getByText('该颜色上的文字看不清，请先更换')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /改用相近的可读颜色/ }));
  expect(within(verdict).queryByText(/看不清/)).toBeNull();
  expect(saveButton()).toBeEnabled();
  await retype('自有颜色', 'blau');
  expect(screen.getByRole('alert')).toHaveTextContent('请输入形如 #1760d1 的颜色');
  expect(saveButton()).toBeDisabled();
});

test('shows both versions when another person has saved meanwhile, and continues with either', async () => {
  await open();
  await retype('网站标题', '我的标题');
  const current = { ...site, version: 9, pageTitle: '教学/别人的标题', isNewSaas: true };
  mockApi('site.save', { code: 40900, message: '内容已被他人修改', data: { present: current } });
  await userEvent.click(saveButton());
  expect(
    await screen.findByText(
      '网站标题：您打开时为“阳光教育管理平台”，现在为“教学/别人的标题”，您填写的是“我的标题”',
    ),
  ).toBeVisible();
  expect(screen.getByText('新版登录流程：您打开时为“关”，现在为“开”')).toBeVisible();
  // The form may be scrolled, so the alert gets the focus.
  expect(screen.getByRole('alert').closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '保留我的修改' }));
  expect(screen.getByLabelText('网站标题')).toHaveValue('我的标题');
  expect(screen.getByRole('checkbox', { name: '新版登录流程' })).toBeChecked();
  const saved = { ...current, version: 10, pageTitle: '我的标题' };
  const { calls } = mockApi('site.save', { data: saved });
  mockApi('site.find', { data: saved });
  await userEvent.click(saveButton());
  await waitFor(() => expect(saveButton()).toBeDisabled());
  expect(calls.map(({ body }) => body)).toEqual([{ version: 9, pageTitle: '我的标题' }]);
});

describe('input that was not saved when the session ended', () => {
  const title = () => screen.getByLabelText('网站标题');
  async function typeAndEnd(): Promise<void> {
    context.set('userInfo', { userId: 'u' } as never);
    await open();
    await retype('网站标题', '我的标题');
    cleanup();
  }

  test('is back, on top of what another person has changed in other fields', async () => {
    await typeAndEnd();
    await open(mayWrite, { version: 9, isNewSaas: true });
    expect(title()).toHaveValue('我的标题');
    expect(screen.getByRole('checkbox', { name: '新版登录流程' })).toBeChecked();
    expect(screen.getByText('1处修改未保存')).toBeVisible();
    const { calls } = mockApi('site.save', { data: { ...site, version: 10 } });
    await userEvent.click(saveButton());
    await waitFor(() => expect(calls[0]?.body).toEqual({ version: 9, pageTitle: '我的标题' }));
  });

  test('is shown beside the same field as another person has changed it', async () => {
    await typeAndEnd();
    await open(mayWrite, { version: 9, pageTitle: '别人的标题' });
    expect(
      screen.getByText(
        '网站标题：您打开时为“阳光教育管理平台”，现在为“别人的标题”，您填写的是“我的标题”',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '采用现在的内容' }));
    expect(title()).toHaveValue('别人的标题');
    cleanup();
    await open(mayWrite, { version: 9, pageTitle: '别人的标题' });
    expect(title()).toHaveValue('别人的标题');
  });

  test('is not put into fields that cannot be saved', async () => {
    await typeAndEnd();
    context.clear();
    context.set('userInfo', { userId: 'u' } as never);
    await open(['site.read']);
    expect(title()).toHaveValue('阳光教育管理平台');
  });
});

const logo = () => screen.getByRole('group', { name: '标志（浅色背景）' });
const chooseLogo = (file: File) =>
  userEvent.upload(logo().querySelector('input[type=file]') as HTMLInputElement, file);

test('a file that is too large is reported at its field before it is sent', async () => {
  await open();
  await chooseLogo(new File([new Uint8Array(524_289)], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText('图片不能超过512 kB')).toBeVisible();
  expect(saveButton()).toBeDisabled();
});

test('people with read-only access can change nothing and are told who can help', async () => {
  await open(['site.read']);
  expect(screen.getByLabelText('网站标题')).toBeDisabled();
  expect(screen.getByText(/可由租户管理员授予/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: '上传图片' })).toBeNull();
});

test('the domain that is in use cannot be removed', async () => {
  await open();
  expect(screen.getByLabelText('第1个域名')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '移除域名localhost' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除域名sunrise.example' }));
  expect(screen.queryByLabelText('第2个域名')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
  expect(screen.getByLabelText('第2个域名')).toHaveValue('sunrise.example');
});

test('the preview has the chosen colours and mode', async () => {
  await open();
  const preview = screen.getByRole('region', { name: '预览' });
  await userEvent.click(within(preview).getByRole('button', { name: '深色' }));
  await userEvent.click(within(preview).getByRole('button', { name: '手机' }));
  expect(preview).toHaveAttribute('data-mode', 'dark');
  expect(preview).toHaveAttribute('data-device', 'phone');
  await userEvent.click(screen.getByRole('radio', { name: '红色' }));
  expect(preview.querySelector('[data-sketch=bar] > div > div')).toHaveStyle({
    background: '#6d1519',
  });
});

test('a failure can be retried, and a refusal says who can grant the permission', async () => {
  mockApi('site.find', { code: 50000, message: '服务器开小差了' });
  visit('/site', mayWrite);
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('site.find', { code: 40300, message: '没有权限' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/查看站点设置/)).toBeVisible();
});

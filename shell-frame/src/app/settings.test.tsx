import {
  context,
  definePhrases,
  formatDate,
  on,
  prepareLanguage,
  setLanguage,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { SettingsRoot } from './settings.root';

const words = definePhrases('settings-test', {
  'zh-CN': { at: '于 {{date}}' },
  'en-US': async () => ({ default: { at: 'at {{date}}' } }),
  'fr-FR': async () => ({ default: { at: 'le {{date}}' } }),
});
/** A page of another app beside the settings. */
function DateOfAnotherApp() {
  const { t } = words.use();
  return <p>{t('at', { date: formatDate('2026-03-01T16:30:00Z', 'datetime') })}</p>;
}

const bound = {
  newNetwork: { mail: false, phone: true },
  mail: 'a****@sunrise.example',
  phone: '139****0001',
};
let notices: ReturnType<typeof mockApi>;

let crumb: string | undefined;
let stop: () => void;
beforeEach(async () => {
  resetContext();
  // the first mount of an app prepares the language too
  await prepareLanguage();
  await setLanguage('zh-CN');
  context.set('frontendConfig', [{ key: 'is_i18n', value: 'true' }]);
  notices = mockApi('notice.state', { data: bound });
  stop = on('breadcrumb:append', (appended) => {
    crumb = appended?.label;
  });
});
afterEach(() => {
  stop();
  nock.cleanAll();
});

function show() {
  renderApp(
    <>
      <SettingsRoot />
      <DateOfAnotherApp />
    </>,
  );
  return userEvent.setup();
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const radio = (of: string, name: string) => group(of).getByRole('radio', { name });

const channelBox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** What another tab stores, and the event of this one. */
function storeInOtherTab(key: string, value: string): void {
  window.localStorage.setItem(key, value);
  const storageArea = window.localStorage;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea })));
}

test('every choice applies at once and survives the session', async () => {
  const user = show();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(crumb).toBe('设置');
  expect(radio('主题', '跟随系统')).toBeChecked();
  await user.click(radio('主题', '深色'));
  expect(radio('主题', '深色')).toBeChecked();
  await user.click(radio('界面密度', '紧凑'));
  await user.click(screen.getByRole('checkbox', { name: '在页面上方显示页签' }));
  const chosen = () => [context.get('appearance'), context.get('density'), context.get('tabBar')];
  expect(chosen()).toEqual(['dark', 'compact', true]);
  context.clear();
  expect(chosen()).toEqual(['dark', 'compact', true]);
});

test('everything is reached and chosen by keyboard', async () => {
  const user = show();
  await user.tab();
  expect(radio('主题', '跟随系统')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(radio('主题', '浅色')).toHaveFocus();
  expect(context.get('appearanceChoice')).toBe('light');
  await user.tab();
  expect(radio('界面密度', '宽松')).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(context.get('tabBar')).toBe(true);
  await user.tab();
  expect(radio('语言', '简体中文')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: '时区' })).toHaveFocus();
  await screen.findByRole('group', { name: '从新的网络登录' });
  await user.tab();
  expect(channelBox('发邮件到')).toHaveFocus();
  await user.tab();
  expect(channelBox('发短信到')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: '前往账号安全' })).toHaveFocus();
});

test('the language changes the page and its breadcrumb', async () => {
  const user = show();
  await user.click(radio('语言', 'English'));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(crumb).toBe('Settings');
});

test('a language is offered even if the header offers none, as at the entrance', async () => {
  context.set('frontendConfig', []);
  context.remove('language');
  const user = show();
  expect(screen.getByText(/外观、语言和时区/)).toBeVisible();
  await user.click(radio('语言', 'Français'));
  expect(await screen.findByRole('heading', { name: 'Préférences', level: 1 })).toBeVisible();
});

test('a language chosen at the entrance of a tenant with one language can be changed back', async () => {
  context.set('frontendConfig', []);
  await act(() => setLanguage('fr-FR'));
  const user = show();
  expect(screen.getByText(/Apparence, langue et fuseau/)).toBeVisible();
  await user.click(radio('Langue', '简体中文'));
  expect(await screen.findByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  expect(radio('语言', 'Français')).toBeVisible();
});

test('a time zone found by its name changes the dates of every app; the device’s can be restored', async () => {
  context.set('timezone', 'Asia/Shanghai');
  const user = show();
  expect(screen.getByText('于 2026/03/02 00:30')).toBeVisible();
  const zones = screen.getByRole('combobox', { name: '时区' });
  await user.type(zones, 'tokyo');
  await user.click(screen.getByTitle(/Asia\/Tokyo/));
  expect(await screen.findByText('于 2026/03/02 01:30')).toBeVisible();
  expect(context.get('timezone')).toBe('Asia/Tokyo');
  await user.click(zones);
  await user.click(await screen.findByTitle(/^跟随设备/));
  await waitFor(() => expect(context.isSet('timezone')).toBe(false));
});

test('choices in another tab are applied', () => {
  show();
  storeInOtherTab('keep:appearance', 'dark');
  storeInOtherTab('keep:density', 'compact');
  storeInOtherTab('keep:timezone', 'UTC');
  expect(radio('主题', '深色')).toBeChecked();
  expect(radio('界面密度', '紧凑')).toBeChecked();
  expect(screen.getByText('于 2026/03/01 16:30')).toBeVisible();
});

describe('the choice of notices', () => {
  const choice = () => screen.findByRole('group', { name: '从新的网络登录' });

  test('is that of the account, and each change is saved at once', async () => {
    const user = show();
    await choice();
    expect(notices.calls).toHaveLength(1);
    expect(channelBox('发短信到 139')).toBeChecked();
    expect(channelBox('发邮件到 a')).not.toBeChecked();
    const newNetwork = { mail: true, phone: true };
    const chosen = mockApi('notice.choose', { data: { ...bound, newNetwork } });
    await user.click(channelBox('发邮件到'));
    await waitFor(() => expect(chosen.calls).toMatchObject([{ body: { newNetwork } }]));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(channelBox('发邮件到')).toBeChecked();
    expect(channelBox('发邮件到')).toHaveFocus();
  });

  test('is reverted when the server refuses it, with its reason', async () => {
    const user = show();
    await choice();
    mockApi('notice.choose', { code: 40301, message: '演示模式不能修改' });
    await user.click(channelBox('发邮件到'));
    expect(await screen.findByRole('alert')).toHaveTextContent('演示模式不能修改');
    expect(channelBox('发邮件到')).not.toBeChecked();
  });

  test('is disabled for an address that is not bound', async () => {
    nock.cleanAll();
    mockApi('notice.state', { data: { ...bound, mail: null } });
    show();
    await choice();
    expect(screen.getByRole('checkbox', { name: '尚未绑定邮箱' })).toBeDisabled();
  });

  test('that failed to load can be requested again; a platform without notices shows none', async () => {
    nock.cleanAll();
    mockApi('notice.state', { code: 50000, message: '服务异常' });
    const user = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('服务异常');
    mockApi('notice.state', { code: 50100, message: '暂不支持' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '通知' })).toBeNull());
  });
});

import { configureRuntime, context, type RuntimeConfig, setLanguage } from '@edu/shared-utility';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createNotices } from '../layout/notices';
import { createJournal } from '../recovery/journal';
import { noticeOlderVersions } from './older-notice';

const cms = '@edu-app/cms';
const pinned = new Map<string, string>();
const loader = {
  names: () => [cms, '@edu-app/saas'],
  isPinned: (name: string) => pinned.has(name),
  addressOf: (name: string) => pinned.get(name) ?? null,
};

function given(config: RuntimeConfig) {
  document.body.innerHTML = '<div id="root"></div>';
  configureRuntime(config);
  const journal = createJournal();
  noticeOlderVersions(
    createNotices(document.getElementById('root') as HTMLElement),
    loader,
    journal,
  );
  return (version: string | null) => {
    if (version === null) pinned.delete(cms);
    else pinned.set(cms, `https://cdn.example.com/cms/${version}/index.js?retry=1`);
    journal.note(cms, 'mounted');
  };
}

beforeEach(() => {
  pinned.clear();

  context.remove('permissions');
});
afterEach(() => setLanguage('zh-CN'));

test.each([
  ['zh-CN', '新版本未能打开，已改用上一个可用版本', '关闭'],
  ['en-US', 'The new version could not be opened; the last good one is used', 'Close'],
  ['fr-FR', 'la dernière version valable est utilisée', 'Fermer'],
] as const)(
  'a tester sees in %s for how long an older version is shown',
  async (language, text, close) => {
    await setLanguage(language);
    const show = given({ allowOverrides: true });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    show('1.0.0');
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${cms} · https://cdn.example.com/cms/1.0.0/index.js`,
    );
    expect(screen.getByRole('button', { name: close })).toBeVisible();
    show(null);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

test('closed by the keyboard it stays hidden until there is another version', async () => {
  const show = given({ allowOverrides: true });
  show('1.0.0');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  show('1.0.0');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  show('0.9.0');
  expect(screen.getByRole('status')).toHaveTextContent('0.9.0');
});

test('is shown to operators once their permissions are known, and to nobody else', () => {
  const show = given({ allowOverrides: 'permitted' });
  show('1.0.0');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const place = `${context.get('token')} ${context.get('actor')} ${context.get('branch')}`;
  const statusReply = { status: 'ready', place, testTools: false } as const;
  context.set('permissions', { ...statusReply, codes: new Set(['user.list']) });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  context.set('permissions', { ...statusReply, codes: new Set(['platform.modules']) });
  expect(screen.getByRole('status')).toHaveTextContent(cms);
});

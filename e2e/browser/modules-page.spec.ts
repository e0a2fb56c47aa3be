import type { Page } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { operator, secondOperator } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { systemHeadingApp } from '../support/plain-modules';
import { afterAll, expect, it, tellStory } from '../support/story';

const garden = '@edu-app/garden';
const map = mapFile();
let host: Awaited<ReturnType<typeof startModuleHost>>;
/** Edits the map file by hand. */
const name = (module: string, path: string) =>
  map.edit(({ imports }) => {
    imports[module] = host.origin + path;
  });

const { product, visit } = tellStory({
  env: async () => {
    host = await startModuleHost({
      '/1.js': systemHeadingApp('Version 1'),
      '/2.js': systemHeadingApp('Version 2'),
    });
    name(garden, '/1.js');
    return { IMPORT_MAP: map.file, IMPORT_MAP_APPROVAL: '1' };
  },
});
afterAll(async () => {
  await host.close();
  map.remove();
});

/** What an operator sees and does on /saas/modules. */
function board(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    row: (name: string) => page.getByRole('listitem', { name }),
    rollout: page.getByRole('region', { name: /的灰度发布$/ }),
    dialog,
    why: dialog.getByRole('textbox', { name: '原因' }),
    /** antd puts a space between the two characters of a short label. */
    say: (name: string) =>
      dialog.getByRole('button', { name: new RegExp([...name].join('\\s*')) }).click(),
    tab: (name: RegExp) => page.getByRole('tab', { name }).click(),
    open: async (account: string) => {
      const login = loginPage(page, product().origin);
      await login.open('/saas/modules');
      await login.logIn(account);
      await page.getByRole('heading', { name: '模块与版本' }).waitFor();
      await page.getByText('自动更新').waitFor();
    },
  };
}

it('two operators roll a version out to some people first, and withdraw it', async () => {
  const { page, context, step } = visit();
  const first = board(page);
  await step('When an operator opens the modules', async () => {
    await first.open(operator);
  });
  await step('Then an edit of the file waits for approval', async () => {
    await first.row('garden').waitFor();
    name('@edu-app/pond', '/1.js');
    await first.tab(/^待审批（1）/);
    await page.getByRole('button', { name: /同\s*意/ }).click();
    await first.say('同意');
    await page.getByText('已同意，变更生效').waitFor();
  });
  await step('And its changes are shown', async () => {
    await first.tab(/^模块/);
    await first.row('pond').waitFor();
  });
  await step('When they start a rollout at an address that does not respond', async () => {
    await first
      .row('garden')
      .getByRole('button', { name: /^灰度发布/ })
      .click();
    await first.dialog
      .getByRole('textbox', { name: '新版本的地址' })
      .fill(`${host.origin}/nothing.js`);
    await first.why.fill('Version 2 is calmer');
    await first.say('灰度发布');
  });
  await step('Then they read why not, and correct it', async () => {
    await first.dialog.getByText(/nothing\.js.*404/).waitFor();
    await first.dialog.getByRole('textbox', { name: '新版本的地址' }).fill(`${host.origin}/2.js`);
    await first.say('灰度发布');
    await page.getByText('已提交，等待另一位运营人员审批').waitFor();
  });

  const otherDevice = await anotherDevice(context);
  const second = board(otherDevice);
  await step('When the second operator approves it', async () => {
    await second.open(secondOperator);
    await second.tab(/^待审批/);
    await otherDevice.getByText('Version 2 is calmer').waitFor();
    await otherDevice.getByRole('button', { name: /同\s*意/ }).click();
    await second.say('同意');
    await otherDevice.getByText('已同意，变更生效').waitFor();
  });
  await step('Then the first one sees its progress', async () => {
    await first.rollout.getByText(/10% 的用户使用/).waitFor();
  });
  await step('And stops it, with a reason and without an approval', async () => {
    await first.rollout.getByRole('button', { name: '停止灰度' }).click();
    await first.why.fill('Version 1 was calmer');
    await first.say('停止灰度');
    await first.rollout.waitFor({ state: 'hidden' });
  });
  await step('And both read in the history who did what, and why', async () => {
    await second.tab(/^变更历史/);
    for (const reason of ['Version 2 is calmer', 'Version 1 was calmer'])
      await otherDevice.getByText(reason).first().waitFor();
    await expect(() => second.rollout.count()).toBecome(0);
  });
  await otherDevice.close();
});

import type { BrowserContext, Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { factorsPage } from '../pages/factors.page';
import { framePage } from '../pages/frame.page';
import { personalPage } from '../pages/personal.page';
import { password, staff, twoOrganisations } from '../support/accounts';
import { changeConfig } from '../support/change-config';
import { boxOf } from '../support/legible';
import { codeOf } from '../support/second-factors';
import { goBack, logInAs, storedToken, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

/** The end of an idle session, in one tab and in two (docs/flows/frame.md). */

const { product, visit } = tellStory();
const limits = { idleLimit: 12_000, idleWarning: 7000 };

const parts = (page: Page) => ({
  field: page.getByRole('textbox', { name: /姓名或手机号/ }),
  warning: page.getByRole('dialog', { name: '即将退出登录' }),
  lock: page.getByRole('dialog', { name: '登录已超时' }),
  password: page.getByLabel(/的登录密码/),
});

/** On a slow machine the warning may be shown before the field can be used, so it is dismissed first. */
const typeDraft = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    const { field, warning } = parts(page);
    if (await warning.isVisible()) await warning.getByRole('button', { name: '继续使用' }).click();
    await field.fill(text);
    return field.inputValue();
  }).toBecome(text);

/** Each tab gets the short limits. */
const shorten = (page: Page) => changeConfig(page, { timing: limits });

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await shorten(tab);
  return tab;
}

async function logIn(page: Page): Promise<void> {
  await shorten(page);
  await logInAs(page, product().origin);
}

/** Name of the tenant to which the server assigns the page's session. */
const tenantOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const path = '/usercenter/v2/t-b/saas/findMySaas';
    const answer = await (await fetch(path, { method: 'POST', headers: { token } })).json();
    return answer.data.find((item: { current: boolean }) => item.current).name;
  });

async function secondTab(page: Page): Promise<Page> {
  const otherTab = await openTab(page.context());
  await otherTab.goto(`${product().origin}/saas/student`);
  await framePage(otherTab).userMenu.waitFor();
  return otherTab;
}

describe('an idle session', () => {
  it('ends with a warning, and continues after the password where it was', async () => {
    const { page, step } = visit();
    const { field, warning, lock } = parts(page);
    await logIn(page);
    const formerToken = await storedToken(page);
    let address = page.url();
    await step('When I type and then do nothing, I am warned, and can stay', async () => {
      await typeDraft(page, '没写完');
      // The list searches while typing; before the search has ended, Back would lead to the previous list.
      await expect(() => new URL(page.url()).searchParams.get('keyword')).toBecome('没写完');
      address = page.url();
      await warning.getByRole('timer').waitFor();
      await warning.getByRole('button', { name: '继续使用' }).click();
      await warning.waitFor({ state: 'detached' });
    });
    await step(
      'When I do nothing again, the session has ended, and neither Escape nor Back helps',
      async () => {
        await lock.waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await goBack(page);
        await expect(() => page.url()).toBecome(address);
        await lock.waitFor();
      },
    );
    await step(
      'And on a phone the button that shows the password is large enough for a finger',
      async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const { width, height } = await boxOf(lock.locator('.ant-input-password-icon'));
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    );
    await step('When the password is wrong, I read so and stay locked', async () => {
      await parts(page).password.fill('Wrong#2026');
      await page.keyboard.press('Enter');
      await lock.getByRole('alert').waitFor();
    });
    await step('When it is right, everything is unchanged, in a new session', async () => {
      await parts(page).password.fill(password);
      await page.keyboard.press('Enter');
      await lock.waitFor({ state: 'detached' });
      await expect(() => field.inputValue()).toBecome('没写完');
      await expect(() => storedToken(page)).not.toBecome(formerToken);
    });
  });

  it('is warned about in all tabs, on full pages too; an answer in one applies to all', async () => {
    const { page, step } = visit();
    await logIn(page);
    const otherTab = await openTab(page.context());
    await personalPage(otherTab).open(product().origin);
    await personalPage(otherTab).nickname.waitFor();
    await step('When I touch neither tab, both show the warning', async () => {
      await Promise.all([parts(page).warning.waitFor(), parts(otherTab).warning.waitFor()]);
    });
    await step('When I stay in one, both continue', async () => {
      await parts(otherTab).warning.getByRole('button', { name: '继续使用' }).click();
      await parts(page).warning.waitFor({ state: 'detached' });
      await parts(otherTab).warning.waitFor({ state: 'detached' });
    });
    await step('And the personal centre is shown without the frame', async () => {
      await framePage(otherTab).userMenu.waitFor({ state: 'detached' });
    });
  });

  it('is resumed in one tab for both, and no draft is lost in either', async () => {
    const { page, step } = visit();
    await logIn(page);
    const otherTab = await secondTab(page);
    await step('When I have typed in both and leave both idle, both are locked', async () => {
      await typeDraft(page, '第一页');
      await typeDraft(otherTab, '第二页');
      await Promise.all([parts(page).lock.waitFor(), parts(otherTab).lock.waitFor()]);
    });
    await step('When I open a third one, it finds the session ended; both stay', async () => {
      const third = await openTab(page.context());
      await third.goto(`${product().origin}/saas/student`);
      await third.waitForURL('**/entrance/login?*');
      await expect(() => storedToken(third)).toBecome(null);
      await third.close();
      await Promise.all([parts(page).lock.waitFor(), parts(otherTab).lock.waitFor()]);
    });
    await step('When I enter the password in one, both are unlocked and unchanged', async () => {
      await parts(otherTab).password.fill(password);
      await otherTab.keyboard.press('Enter');
      await parts(otherTab).lock.waitFor({ state: 'detached' });
      await parts(page).lock.waitFor({ state: 'detached' });
      await expect(() => parts(page).field.inputValue()).toBecome('第一页');
      await expect(() => parts(otherTab).field.inputValue()).toBecome('第二页');
    });
    await step('And both work in the new session', async () => {
      await parts(page).field.fill('赵');
      const list = page.waitForResponse('**/user/findByCondition*');
      await page.keyboard.press('Enter');
      expect((await (await list).json()).code).toBe(0);
    });
  });

  it('continues in the chosen tenant, new flow, not in the one of the page', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin.replace('localhost', 'new.localhost'));
    await shorten(page);
    await step('When I choose the other tenant and stay idle', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.tab('byPassword').click();
      await entrance.logIn(twoOrganisations);
      await entrance.choose('启航培训学校');
      await framePage(page).header.waitFor();
      await expect(() => tenantOf(page)).toBecome('启航培训学校');
      await parts(page).lock.waitFor();
    });
    const formerToken = await storedToken(page);
    await step('When I enter the password, I am in that tenant again', async () => {
      await parts(page).password.fill(password);
      await page.keyboard.press('Enter');
      await parts(page).lock.waitFor({ state: 'detached' });
      await expect(() => tenantOf(page)).toBecome('启航培训学校');
      await expect(() => storedToken(page)).not.toBecome(formerToken);
    });
  });

  it('asks an account for its second factor over the lock, and keeps the input', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const { field, lock } = parts(page);
    const factors = factorsPage(page);
    let secret = '';
    await step('When I have an authenticator app and leave unsaved input idle', async () => {
      await storeNewSession(page, origin, staff);
      await page.goto(`${origin}/personal`);
      secret = await factors.startApp('手机');
      await factors.confirmApp(codeOf(secret));
      await factors.keepCodes();
      await shorten(page);
      await page.goto(`${origin}/saas/student`);
      await typeDraft(page, '没写完');
      await lock.waitFor();
    });
    const formerToken = await storedToken(page);
    await step('Then the password alone does not unlock it', async () => {
      await parts(page).password.fill(password);
      await page.keyboard.press('Enter');
      await lock.getByText('密码正确，请再验证一次。').waitFor();
      await factors.appCode.fill('000000');
      await factors.appCode.press('Enter');
      await lock.getByText(/验证码错误/).waitFor();
      await expect(() => storedToken(page)).toBecome(formerToken);
    });
    await step('And with the code of the app everything is unchanged', async () => {
      await factors.appCode.fill(codeOf(secret, 1));
      await factors.appCode.press('Enter');
      await lock.waitFor({ state: 'detached' });
      await expect(() => field.inputValue()).toBecome('没写完');
      await expect(() => storedToken(page)).not.toBecome(formerToken);
    });
  });

  it('can be left while it is locked', async () => {
    const { page, step } = visit();
    await logIn(page);
    const otherTab = await secondTab(page);
    await step('When the session has ended, I can log out, in one tab for both', async () => {
      await Promise.all([parts(page).lock.waitFor(), parts(otherTab).lock.waitFor()]);
      await parts(page).lock.getByRole('button', { name: '退出登录' }).click();
      // The log-out of one tab may interrupt the navigation of the other, so only the final address counts.
      for (const tab of [page, otherTab]) {
        await expect(() => new URL(tab.url()).pathname).toBecome('/entrance/login');
      }
      await expect(() => storedToken(page)).toBecome(null);
    });
  });
});

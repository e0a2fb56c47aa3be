import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { atRest } from '../support/legible';
import { goBack, goTo, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Resolves when single-spa has unmounted an application, which happens after its elements have left the page. */
const appUnmounted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const onRouting = (event: Event) => {
          const { newAppStatuses } = (event as CustomEvent<{ newAppStatuses: object }>).detail;
          if (!Object.values(newAppStatuses).includes('NOT_MOUNTED')) return;
          window.removeEventListener('single-spa:routing-event', onRouting);
          done();
        };
        window.addEventListener('single-spa:routing-event', onRouting);
      }),
  );

describe('unknown paths', () => {
  it('redirect a visitor without a session to the login first', async () => {
    const { page, step } = visit();
    await step('When I open an unknown path without a session', async () => {
      await loginPage(page, product().origin).open('/nowhere/at/all');
    });
    await step('Then the login keeps the address', async () => {
      await expect(() => new URL(page.url()).searchParams.get('returnTo')).toBecome(
        '/nowhere/at/all',
      );
    });
  });

  it('show the error page inside the frame', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    await step('When I am logged in', () => storeNewSession(page, product().origin));
    for (const path of ['/nowhere/at/all', '/saasx/student', '/SAAS/student']) {
      await step(`And open ${path}, I read that it does not exist, beside the menu`, async () => {
        await page.goto(product().origin + path);
        await frame.content.getByRole('heading', { name: '页面不存在' }).waitFor();
        await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
      });
    }
  });

  it('show the error page without the frame to everybody', async () => {
    const { page, step } = visit();
    await step('When I open the error page without a session', async () => {
      await page.goto(`${product().origin}/error`);
    });
    await step('Then it is shown without the frame', async () => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect(() => framePage(page).menu.count()).toBecome(0);
    });
  });

  it('below the entrance say that there is no such page, to a visitor and to a logged-in user', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const expectNotFoundPage = async () => {
      await page.goto(`${origin}/entrance/nothing?a=1`);
      await page.getByRole('main').getByRole('heading', { name: '页面不存在' }).waitFor();
      await page.getByText('/entrance/nothing?a=1').waitFor();
      await expect(() => new URL(page.url()).pathname).toBecome('/entrance/nothing');
    };
    await step('When I open it as a visitor, I read its address', expectNotFoundPage);
    await step('And the link leads to the log-in', async () => {
      await page.getByRole('link', { name: '返回首页' }).click();
      await page.waitForURL('**/entrance/login');
      await loginPage(page, origin).submit.waitFor();
    });
    await step('When I am logged in, I read the same', async () => {
      await storeNewSession(page, origin);
      await expectNotFoundPage();
    });
  });

  it('in every segment of the specification say whether it is not installed', async () => {
    const { page, step } = visit();
    const content = framePage(page).content;
    await step('When I open a segment without an entry in the map', async () => {
      await storeNewSession(page, product().origin);
      await page.goto(`${product().origin}/daas/articles`);
    });
    await step('Then I read that it is not installed here, by its name', async () => {
      await content.getByText('功能尚未开通').waitFor();
      await content.getByText('daas').waitFor();
    });
    await step('And so at every other one, beside the menu', async () => {
      for (const segment of [
        ...['c-admin', 'jhh-admin', 'lowcode-admin', 'traffic', 'xwqh-admin'],
      ]) {
        await goTo(page, `/${segment}/anything`);
        await content.getByText('功能尚未开通').waitFor();
        await content.getByText(segment).waitFor();
        await framePage(page).menu.waitFor();
      }
    });
    await step('While the students’ segment is installed', async () => {
      await goTo(page, '/saas/student');
      await content.getByRole('table', { name: '学员管理' }).waitFor();
    });
    const staysAfter = async (leave: () => Promise<unknown>) => {
      const unmounted = appUnmounted(page);
      await leave();
      await unmounted;
      await atRest(page);
      await expect(() => content.getByText('功能尚未开通').isVisible()).toBecome(true);
    };
    await step('And when that is removed, the message replaces it and stays', () =>
      staysAfter(() => goTo(page, '/daas/articles')),
    );
    await step('And also after Back and Forward', async () => {
      await goBack(page);
      await content.getByRole('table', { name: '学员管理' }).waitFor();
      await staysAfter(() => page.goForward());
    });
    await step('And also after the site of another origin', async () => {
      await goTo(page, '/bi-admin/overview');
      await content.locator('iframe').waitFor();
      await staysAfter(() => goTo(page, '/traffic/roads'));
    });
  });

  it('show a visitor of the personal centre a link to the log-in and send nothing', async () => {
    const { page, step } = visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/usercenter/')) calls.push(request.url());
    });
    await step('When I open the personal centre without a session', async () => {
      await page.goto(`${product().origin}/personal`);
    });
    await step('Then I see a link to the log-in', async () => {
      await page.getByText('您还没有登录').waitFor();
      expect(calls).toEqual([]);
    });
  });

  it('an unknown address below an application links home, and has a document title', async () => {
    const { page, step } = visit();
    await step('When I open it and follow the link home', async () => {
      await storeNewSession(page, product().origin);
      await page.goto(`${product().origin}/saas/nowhere`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: '返回首页' }).click();
      await page.getByRole('heading', { name: '页面不存在' }).waitFor({ state: 'hidden' });
    });
    await step('And go back, I read again that the page does not exist', async () => {
      await page.goBack();
      await page.getByRole('heading', { name: '页面不存在' }).waitFor();
      await expect(() => page.title()).toBecome('页面不存在 · 阳光教育管理平台');
    });
  });
});

import type { Request } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { changeConfig } from '../support/change-config';
import { logInAs, storedToken, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

/** The data-admin site of the demo installation, on its own origin (docs/flows/frame.md). */

const { product, visit } = tellStory();

const title = '数据管理';

describe('a data-admin page', () => {
  it('is opened by the menu, gets the session, and keeps the token out of our address, logs and referrers', async () => {
    const { page, step } = visit();
    const requests: Request[] = [];
    const logLengthBefore = product().logs().length;
    page.on('request', (request) => requests.push(request));
    await logInAs(page, product().origin);
    // Leaving an app while it mounts makes its router warn about a foreign address.
    await page.getByRole('row').nth(1).waitFor();
    const token = (await storedToken(page)) ?? '';
    const site = page.frameLocator(`iframe[title="${title}"]`);

    await step('When I choose the entry of the menu', async () => {
      await framePage(page).menu.getByRole('link', { name: title }).click();
      await page.waitForURL('**/bi-admin/overview');
    });
    await step('Then the site knows me, and shows its parameters', async () => {
      await site.getByText('当前用户：阳光管理员').waitFor();
      const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      const rowOf = (name: string) =>
        site.getByRole('row').filter({ has: site.getByText(name, { exact: true }) });
      await site.getByText('平台交给本站点的信息').click();
      for (const name of ['actor', 'organ', 'channel', 'branch']) {
        const value = stored[name] ?? '1';
        const masked = value.length > 8 ? `${value.slice(0, 4)}…${value.slice(-4)}` : value;
        await expect(() => rowOf(name).getByRole('cell').textContent()).toBecome(masked);
      }
      const siteParameters = requests
        .map((request) => new URL(request.url()))
        .find(
          ({ pathname, origin }) => origin !== product().origin && /^\/bi-admin/.test(pathname),
        )?.searchParams;
      expect(siteParameters?.has('token')).toBe(false);
      const code = siteParameters?.get('code') ?? '';
      expect(code).toMatch(/^[\w-]{20,}$/);
      // The code is neither visible nor valid a second time.
      await expect(() => rowOf('code').getByRole('cell').textContent()).toBecome('已收到，不显示');
      expect(await site.locator('body').innerHTML()).not.toContain(code);
      const secondExchange = await page.request.post(
        `${product().origin}/platform/v1/embedded-sessions/exchange`,
        { data: { code } },
      );
      expect((await secondExchange.json()).code).toBe(303);
    });
    await step('And shows figures of my organisation, with names masked', async () => {
      const students = site.locator('div', { has: site.getByText('学员', { exact: true }) });
      await students.getByText(/^\d/).first().waitFor();
      const people = site.getByRole('table').filter({ hasText: '学习分钟' });
      const names = await people.getByRole('cell').first().allTextContents();
      expect(names[0]).toMatch(/^.\*\*$/);
    });
    await step(
      'And it is as light or as dark as the page around it, without a new load',
      async () => {
        // The frame passes its colour scheme to the framed page; an emulated scheme would override that.
        await page.emulateMedia({ colorScheme: null });
        const colourScheme = (dark: boolean) => () =>
          site
            .locator('body')
            .evaluate(
              (body, wanted) => [
                body.dataset.seen,
                matchMedia('(prefers-color-scheme: dark)').matches === wanted,
                getComputedStyle(body).backgroundColor === 'rgb(255, 255, 255)',
              ],
              dark,
            );
        await site.locator('body').evaluate((body) => {
          body.dataset.seen = 'light';
        });
        await framePage(page).userMenu.click();
        for (const [name, dark] of [
          ['深色', true],
          ['浅色', false],
        ] as const) {
          await page.getByRole('menuitemradio', { name }).click();
          await expect(colourScheme(dark)).toBecome(['light', true, !dark]);
        }
        await page.keyboard.press('Escape');
      },
    );
    await step('And it is in the language of the page around it, without a new load', async () => {
      await site.locator('body').evaluate((body) => {
        body.dataset.seen = 'before';
      });
      // The change as made by another tab.
      const otherTab = await page.context().newPage();
      await otherTab.goto(`${product().origin}/personal`);
      const choose = (language: string) =>
        otherTab.evaluate(
          (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
          language,
        );
      await page.bringToFront();
      await choose('fr-FR');
      const inFrench = page.frameLocator('iframe[title="Administration des données"]');
      await inFrench.getByRole('heading', { name: 'Site de données de démonstration' }).waitFor();
      expect(await inFrench.locator('body').evaluate((body) => body.dataset.seen)).toBe('before');
      await choose('zh-CN');
      await site.getByRole('heading', { name: '演示数据管理站点' }).waitFor();
      await otherTab.close();
    });
    await step('And my own query is passed on', async () => {
      await page.goto(`${product().origin}/bi-admin/report?year=2026`);
      await site.getByText('平台交给本站点的信息').click();
      await site.getByRole('cell', { name: '2026', exact: true }).waitFor();
    });
    await step('Then the site has another origin, and receives no referrer', async () => {
      const siteRequests = requests.filter(
        (request) => request.url().includes('/bi-admin/') && request.frame() !== page.mainFrame(),
      );
      expect(siteRequests.length).toBeGreaterThan(0);
      for (const request of siteRequests) {
        expect(new URL(request.url()).origin).not.toBe(product().origin);
        expect((await request.allHeaders()).referer).toBeUndefined();
      }
    });
    await step('And no address of ours contains the token', async () => {
      const ownRequests = requests.filter((request) => request.url().startsWith(product().origin));
      expect(ownRequests.filter((request) => request.url().includes(token))).toEqual([]);
      for (const request of ownRequests) {
        expect((await request.allHeaders()).referer ?? '').not.toContain(token);
      }
      const addresses = await page.evaluate(() => [location.href, document.referrer]);
      expect(addresses.join()).not.toContain(token);
      // Every request is logged, so that a token in an address would be found.
      const logs = product().logs().slice(logLengthBefore);
      expect(logs).toContain('"route"');
      expect(logs).not.toContain(token);
    });
  });

  it('shows that it is loading, and gives up on a site that does not respond', async () => {
    const { page, step } = visit();
    await changeConfig(page, { timing: { requestTimeout: 2500 } });
    await storeNewSession(page, product().origin);
    await step('When the site does not respond, I read that it is loading', async () => {
      await page.goto(`${product().origin}/bi-admin/hanging`, { waitUntil: 'commit' });
      await page.getByRole('status').getByText('数据管理加载中').waitFor();
    });
    await step('Then that it does not respond, beside the menu, with a retry', async () => {
      const alert = page.getByRole('alert').filter({ hasText: '数据管理站点没有响应' });
      await alert.waitFor();
      await alert.getByRole('button', { name: '重新加载' }).click();
      await page.getByRole('status').getByText('数据管理加载中').waitFor();
      await alert.waitFor();
    });
    await step('And the rest of the product works', async () => {
      await framePage(page).menu.getByRole('button', { name: '学员中心' }).click();
      await framePage(page).menu.getByRole('link', { name: '学员管理' }).click();
      await page.getByRole('row').nth(1).waitFor();
    });
  });

  it('says so if the site or our own policy refuses', async () => {
    const { page, step, faults } = visit();
    const refusal = page.getByRole('alert').getByText('数据管理站点拒绝了访问');
    await storeNewSession(page, product().origin);
    await step('When the site refuses, I read so', async () => {
      await page.goto(`${product().origin}/bi-admin/refused`);
      await refusal.waitFor();
    });
    await step('When the policy of the page does not allow the site, I read so too', async () => {
      faults.expect(/frame-src|Framing/);
      await changeConfig(page, { dataAdminUrl: 'https://elsewhere.example' });
      await page.goto(`${product().origin}/bi-admin/overview`);
      await refusal.waitFor();
    });
    await step('When no site is configured, I read whom to ask', async () => {
      await page.unroute('**/config.json');
      await changeConfig(page, { dataAdminUrl: undefined });
      await page.goto(`${product().origin}/bi-admin/overview`);
      await page.getByRole('alert').getByText('未配置数据管理站点').waitFor();
    });
  });
});

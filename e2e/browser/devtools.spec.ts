import { devtoolsPage } from '../pages/devtools.page';
import { overridesPage } from '../pages/overrides.page';
import { recoveryPage } from '../pages/recovery.page';
import { studentsPage } from '../pages/students.page';
import { boxOf, findings } from '../support/legible';
import { startModuleHost } from '../support/module-host';
import { systemHeadingApp } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, beforeAll, describe, expect, it, tellStory } from '../support/story';

const saas = '@edu-app/saas';
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  host = await startModuleHost({ '/build.js': systemHeadingApp('My own build') });
});

afterAll(() => host.close());

const enter = sharedSession();

async function openStudents() {
  const { page } = visit();
  await page.goto(`${product().origin}/saas/student`);
  await studentsPage(page).list.waitFor();
}

/** The student page with the test tools switched on. */
async function openPage() {
  const { page, context, step, faults } = visit();
  const { origin } = product();
  await enter(page, origin);
  const tools = devtoolsPage(page);
  const { list } = studentsPage(page);
  // A file of the site without scripts.
  await page.goto(`${origin}/config.json`);
  await tools.switchOn();
  await openStudents();
  await tools.open();
  return { page, context, step, faults, tools, list };
}

describe('the test tools', () => {
  it('show the source of each module, unload and reload it, and show slots', async () => {
    await enter(visit().page, product().origin);
    await openStudents();
    await expect(() => devtoolsPage(visit().page).handle.count()).toBecome(0);
    const { page, step, tools, list } = await openPage();
    await step('Then the current map is shown', async () => {
      await tools.row(saas).getByText('导入映射', { exact: true }).waitFor();
      await tools.row(saas).getByText('已挂载', { exact: true }).waitFor();
      await tools.row('@edu/root-config').waitFor();
      await tools.row('react').waitFor();
      await tools.panel.getByText(`当前模块：${saas}`).waitFor();
    });
    await step('And a heading sorts it, by keyboard only', async () => {
      await tools.heading('模块').focus();
      for (let index = 0; index < 4; index += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(() => tools.sortedBy('大小')).toBecome('descending');
      await tools.panel.getByRole('rowheader', { name: /^子应用/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await expect(() => tools.sortedBy('大小')).toBecome('ascending');
      await page.keyboard.press('Enter');
      await tools.panel.getByRole('rowheader', { name: /^子应用/ }).waitFor();
    });
    await step('And the timeline of each module is shown', async () => {
      await tools.tab('时间线');
      await tools
        .span(saas)
        .getByText(/加载 .*挂载 .*显示中自/)
        .waitFor();
    });
    await step('And axe finds nothing in it', async () => {
      await expect(() => findings(page, { within: '#edu-devtools' })).toBecome([]);
      await tools.choose(saas);
      await expect(() => findings(page, { within: '#edu-devtools' })).toBecome([]);
    });
    await step('Nor on a phone, where the dock is as wide as the window', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(() => findings(page, { within: '#edu-devtools' })).toBecome([]);
      const { width } = await boxOf(tools.panel);
      expect(width).toBe(390);
      if (size) await page.setViewportSize(size);
    });
    await step('And Escape closes details and dock, Shift+F2 opens it again', async () => {
      await tools.detail(saas).getByRole('heading', { name: saas }).focus();
      await page.keyboard.press('Escape');
      await tools.detail(saas).waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await tools.panel.waitFor({ state: 'detached' });
      await page.keyboard.press('Shift+F2');
      await tools.panel.waitFor();
    });
    await step('When I unload it', async () => {
      await tools.unmount(saas);
      await list.waitFor({ state: 'detached' });
    });
    await step('And load it again', async () => {
      await tools.mount();
      await list.waitFor();
    });
    await step('And show the outlines of all slots', async () => {
      await tools.outlines();
      const outlined = page.getByRole('main');
      await expect(() =>
        outlined.evaluate((node) => getComputedStyle(node).outlineStyle),
      ).not.toBecome('none');
      await tools.outlines();
    });
    await step('Then ten cycles of the student page leave nothing behind', async () => {
      await tools.checkLeaks();
      await tools.messages.getByText('10 次循环后没有增长。').waitFor({ timeout: 60_000 });
    });
  });

  it('inject a fault into the next loads of a module', async () => {
    const { page, step, faults, tools, list } = await openPage();
    const { card } = recoveryPage(page);
    const tester = overridesPage(page);
    faults.expect(/Module @edu-app\/saas failed/);
    for (const [fault, reason] of [
      ['hang', null],
      ['missing', '模块下载失败'],
      ['slow', null],
      ['throw', '模块代码运行出错。'],
    ] as const) {
      await step(`When I inject it and return to the page: ${fault}`, async () => {
        await tools.inject(saas, fault);
        await goTo(page, '/personal');
        await page.getByRole('textbox', { name: '昵称' }).waitFor();
        await goTo(page, '/saas/student');
      });
      await step('Then I see the shell’s reaction', async () => {
        if (reason) await card.getByText(reason).first().waitFor();
        else await page.getByRole('main').getByRole('status', { name: '正在加载' }).waitFor();
      });
      if (fault === 'missing') {
        await step('And a bar names it, also after a reload', async () => {
          await tester.faults.getByText(`${saas} · 404`).waitFor();
          await page.reload();
          await card.getByText('模块下载失败').first().waitFor();
          await tester.faults.getByText(`${saas} · 404`).waitFor();
        });
        await step('And one click removes it', async () => {
          await tester.takeFaultsOut();
          await list.waitFor();
          await tester.faults.waitFor({ state: 'detached' });
        });
      }
      await step('And the page is shown once it is removed', async () => {
        await tools.inject(saas, '');
        // A recovery card retries by itself; without one, the loading page is left and opened again.
        if (!reason) {
          await goTo(page, '/personal');
          await page.getByRole('textbox', { name: '昵称' }).waitFor();
          await goTo(page, '/saas/student');
        }
        await list.waitFor();
      });
    }
  });

  it('override a module from an allowed address that responds, and from no other', async () => {
    const { page, context, step, faults, tools } = await openPage();
    const tester = overridesPage(page);
    faults.expect(/ERR_CONNECTION_REFUSED|Content Security Policy|status of 404/);
    await step('When I name a host that is not allowed', async () => {
      await tools.override(saas, 'https://evil.example/index.js');
      await tools.refused.getByText(/不允许从该地址加载模块/).waitFor();
    });
    await step('Or an address that does not respond', async () => {
      await tools.override(saas, `${host.origin}/nowhere.js`);
      await tools.refused.getByText(/该地址返回 404/).waitFor();
    });
    await step('Then nothing has changed, and my own build is accepted', async () => {
      await tools.override(saas, `${host.origin}/build.js`);
      await page.getByRole('heading', { name: 'My own build' }).waitFor();
      await tester.banner.waitFor();
      await tools.open();
      await tools.row(saas).getByText('覆盖', { exact: true }).waitFor();
    });
    await step('And the comparison with the published map shows it', async () => {
      await tools.tab('与已发布对比');
      await tools.panel
        .getByRole('row')
        .filter({ hasText: `${host.origin}/build.js` })
        .waitFor();
    });
    await step('When I switch it off, it is stored but not used', async () => {
      await tools.choose(saas);
      await tools.press('停用');
      await studentsPage(page).list.waitFor();
      await tools.row(saas).getByText('覆盖已停用', { exact: true }).waitFor();
      await tools.choose(saas);
      await tools.press('启用');
      await page.getByRole('heading', { name: 'My own build' }).waitFor();
    });
    await step('And a report of the page is on the clipboard', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await tools.press('复制报告');
      await tools.messages.getByText(/报告已复制/).waitFor();
      await expect(() => page.evaluate(() => navigator.clipboard.readText())).toBecome(
        expect.stringContaining(`${saas}: ${host.origin}/build.js`),
      );
    });
    await step('And I share it by a link that asks first', async () => {
      await tools.share(saas);
      await tools.messages.getByText('链接已复制').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await tools.close();
      await tester.reset();
      await studentsPage(page).list.waitFor();
      await page.goto(link);
      await tester.offer.getByText(`${host.origin}/build.js`).waitFor();
    });
  });
});

import { framePage } from '../pages/frame.page';
import { personalPage } from '../pages/personal.page';
import { studentsPage } from '../pages/students.page';
import { logInAs } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Only React's own core contains this text, so a module with it has bundled a second React. */
const reactCore = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';

describe('the page as a whole', () => {
  it('has exactly one React and one renderer over frame, sub-application and personal centre', async () => {
    const { page, step } = visit();
    const cores = new Set<string>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = await response.text().catch(() => '');
      if (text.includes(reactCore)) cores.add(new URL(response.url()).pathname);
    });
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
        supportsFiber: true,
        renderers,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      });
    });
    const renderers = () =>
      page.evaluate(() => {
        const hook: unknown = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
        const list: unknown = Reflect.get(hook as object, 'renderers');
        return Array.isArray(list) ? list.length : -1;
      });

    await step('When I use login, frame and sub-application', async () => {
      await logInAs(page, product().origin);
      await studentsPage(page).list.waitFor();
    });
    await step('And the personal dialog, without a page load in between', async () => {
      await framePage(page).openPersonalDialog();
      await personalPage(page).nickname.waitFor();
    });
    await step('Then one React has rendered all of it', async () => {
      expect(await renderers()).toBe(1);
      expect([...cores]).toEqual([
        expect.stringMatching(/^\/modules\/vendor\/react-[0-9a-f]+\.js$/),
      ]);
    });
  });

  it('runs no inline script, no eval and no script of a foreign host', async () => {
    const { page, step, faults } = visit();
    faults.expect(/script-src|Content Security Policy|^CSP: script-src/);
    await step('When a page tries to run scripts that are not allowed', async () => {
      await page.goto(product().origin);
      await page.getByRole('button', { name: '登录', exact: true }).waitFor();
      await page.evaluate(() => {
        const inline = document.createElement('script');
        inline.textContent = 'window.inlineRan = true';
        const foreign = document.createElement('script');
        foreign.src = 'https://evil.example/steal.js';
        document.head.append(inline, foreign);
        const clickable = document.createElement('button');
        clickable.setAttribute('onclick', 'window.handlerRan = true');
        document.body.append(clickable);
        clickable.click();
      });
    });
    await step('Then none of it runs', async () => {
      const executed = await page.evaluate(() =>
        ['inlineRan', 'handlerRan'].filter((name) => name in window),
      );
      expect(executed).toEqual([]);
      const refused = faults.all().filter((fault) => fault.startsWith('CSP: script-src'));
      expect(refused.some((fault) => fault.includes('inline'))).toBe(true);
      expect(refused.some((fault) => fault.includes('https://evil.example/steal.js'))).toBe(true);
    });
    await step('And the policy is as strict as intended', async () => {
      const response = await page.request.get(product().origin);
      const policy = response.headers()['content-security-policy'] ?? '';
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    });
  });

  it('scrolls to the top on every navigation', async () => {
    const { page, step } = visit();
    await page.setViewportSize({ width: 1440, height: 420 });
    await step('When I scroll down a long list and open its second page', async () => {
      await logInAs(page, product().origin);
      await studentsPage(page).list.waitFor();
      await page.getByRole('listitem', { name: '2', exact: true }).click();
      await page.waitForURL('**/saas/student?page=2');
    });
    await step('Then it is scrolled to the top', async () => {
      await page.waitForFunction(() => {
        const content = document.querySelector('#edu-content');
        return window.scrollY === 0 && (content?.scrollTop ?? 0) === 0;
      });
    });
  });
});

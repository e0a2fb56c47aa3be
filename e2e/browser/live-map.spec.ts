import { writeFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { studentsPage } from '../pages/students.page';
import { changeMap, mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { broken, leftoversOfFaulty, systemHeadingApp } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, afterEach, describe, expect, it, tellStory } from '../support/story';

const garden = '@edu-app/garden';
const timing = { importMapWatch: 200, mountTimeout: 2_000 };

/** A module without a lifecycle that the server cannot detect, because the exported names are computed. */
const unreadable = `System.register([], function (publish) {
  var face = {};
  face['mo' + 'unt'] = async function () {};
  return { execute: function () { publish(face); } };
});`;

const map = mapFile();
const original = map.read();
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory({
  env: async () => {
    const config = `${map.file}.config`;
    writeFileSync(config, JSON.stringify({ timing }));
    host = await startModuleHost({
      '/1.js': systemHeadingApp('Version 1'),
      '/2.js': systemHeadingApp('Version 2'),
      '/3.js': systemHeadingApp('Version 3'),
      '/students.js': systemHeadingApp('New student page'),
      '/throws.js': broken.evaluation,
      '/hangs.js': broken.hangInMount,
      '/draws-half.js': broken.throwInRender,
      '/lacks.js': unreadable,
      '/gone.js': systemHeadingApp('Gone'),
    });
    return { IMPORT_MAP: map.file, RUNTIME_CONFIG: config };
  },
});

afterEach(() => map.edit((current) => Object.assign(current, original)));
afterAll(async () => {
  await host.close();
  map.remove();
});

const enter = sharedSession();

/** Opens the student list, which follows the map. */
async function openPage() {
  const { page, step, faults } = visit();
  await enter(page, product().origin);
  await page.goto(`${product().origin}/saas/student`);
  await studentsPage(page).list.waitFor();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  return { page, step, faults, heading };
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sameDocument') === true);

/** Edits entries of the file (null removes one) and waits until the page has applied the map. */
const publish = (page: Page, lines: Record<string, string | null>, how?: { looksOn: boolean }) =>
  changeMap(
    page,
    () =>
      map.edit(({ imports }) => {
        for (const [name, address] of Object.entries(lines)) {
          if (address === null) delete imports[name];
          else imports[name] = address;
        }
      }),
    how,
  );

const at = (path: string) => host.origin + path;

describe('a running page follows the import map', () => {
  it('applies new, changed and removed entries at the next navigation, with one conditional request each time', async () => {
    const { page, step, heading } = await openPage();
    await step('When nothing changes, the response has no body', async () => {
      const responses: Response[] = [];
      page.on(
        'response',
        (response) => response.url().endsWith('/importmap.json') && responses.push(response),
      );
      // A page whose event stream reports no change does not request the map by itself, so the story triggers it.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        return responses.length;
      }).not.toBecome(0);
      const [response] = responses as [Response];
      expect(response.status()).toBe(304);
      expect(response.request().headers()['if-none-match']).toBeTruthy();
    });
    await step('When an entry is added, its app is available', async () => {
      await publish(page, { [garden]: at('/1.js') });
      await goTo(page, '/garden/beds');
      await heading('Version 1').waitFor();
    });
    await step('When its address changes while it is not shown, there is no question', async () => {
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
      await publish(page, { [garden]: at('/2.js') });
      await expect(() => recoveryPage(page).newVersion.isVisible()).toBecome(false);
      await goTo(page, '/garden/beds');
      await heading('Version 2').waitFor();
    });
    await step('When the entry is removed, so is the app', async () => {
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
      await publish(page, { [garden]: null });
      await goTo(page, '/garden/beds');
      await framePage(page).content.getByRole('heading', { name: '页面不存在' }).waitFor();
    });
    await step('And the document was never loaded again', async () => {
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('asks about the app that is shown, and replaces it when I leave', async () => {
    const { page, step, heading } = await openPage();
    const recovery = recoveryPage(page);
    await step('When the shown app has a new version, I am asked', async () => {
      await publish(page, { [garden]: at('/1.js') });
      await goTo(page, '/garden/beds');
      await heading('Version 1').waitFor();
      await publish(page, { [garden]: at('/2.js') });
      await recovery.newVersion.waitFor();
    });
    await step(
      'When the map returns to the version that is shown, I am no longer asked',
      async () => {
        await publish(page, { [garden]: at('/1.js') });
        await recovery.newVersion.waitFor({ state: 'hidden' });
        await publish(page, { [garden]: at('/2.js') });
        await recovery.newVersion.waitFor();
      },
    );
    await step('And it is replaced at once when I confirm', async () => {
      await recovery.updateNow();
      await heading('Version 2').waitFor();
      await recovery.newVersion.waitFor({ state: 'hidden' });
    });
    await step('When I postpone the next one, the app stays until I leave', async () => {
      await publish(page, { [garden]: at('/3.js') });
      await recovery.updateLater();
      await expect(() => heading('Version 2').isVisible()).toBecome(true);
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
      await goTo(page, '/garden/beds');
      await heading('Version 3').waitFor();
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('keeps an open form while its app gets a new version', async () => {
    const { page, step, heading } = await openPage();
    const students = studentsPage(page);
    const recovery = recoveryPage(page);
    const name = `热更新${Date.now() % 100_000}`;
    const phone = `138${String(Date.now()).slice(-8)}`;
    const field = (label: string) => students.dialog.getByRole('textbox', { name: label });

    await step('When a new version is published while I fill in a form', async () => {
      await students.add.click();
      await students.fillForm({ name, phone });
      await publish(page, { '@edu-app/saas': at('/students.js') });
      await recovery.newVersion.waitFor();
    });
    await step('Then the form is unchanged', async () => {
      await expect(() => field('姓名').inputValue()).toBecome(name);
      await expect(() => field('手机号').inputValue()).toBecome(phone);
    });
    await step('When I want it now, I read what I would lose, and postpone it', async () => {
      await recovery.updateNow();
      await recovery.unsaved.waitFor();
      await recovery.updateLater();
      await expect(() => field('姓名').inputValue()).toBecome(name);
    });
    await step('And I save the form', async () => {
      await students.save();
      await students.dialog.waitFor({ state: 'hidden' });
      await students.search(phone);
      await students.row(name).waitFor();
    });
    await step('Then the new version is shown once I have left', async () => {
      await goTo(page, '/personal');
      await page.getByRole('textbox', { name: '昵称' }).waitFor();
      await goTo(page, '/saas/student');
      await heading('New student page').waitFor();
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('replaces an app with an open form if I insist', async () => {
    const { page, step, heading } = await openPage();
    const students = studentsPage(page);
    const recovery = recoveryPage(page);
    await step('When I update now in spite of a form', async () => {
      await students.add.click();
      await students.fillForm({ name: '不要了' });
      await publish(page, { '@edu-app/saas': at('/students.js') });
      await recovery.updateNow();
      await recovery.updateAnyway();
    });
    await step('Then only the new version is shown', async () => {
      await heading('New student page').waitFor();
      await students.dialog.waitFor({ state: 'detached' });
    });
  });

  it('returns from a broken version to the last working one, and reports it', async () => {
    const { page, step, faults, heading } = await openPage();
    const recovery = recoveryPage(page);
    faults.expect(/Module @edu-app\/garden failed/);
    const report = () =>
      page.waitForResponse((response) => response.url().endsWith('/platform/v1/module-reports'));

    for (const [fault, path] of [
      ['throws on evaluation', '/throws.js'],
      ['hangs in mount', '/hangs.js'],
      ['throws while it draws', '/draws-half.js'],
      ['lacks a lifecycle', '/lacks.js'],
    ] as const) {
      await step(`When I accept a version that ${fault}, I read so`, async () => {
        await goTo(page, '/saas/student');
        await studentsPage(page).list.waitFor();
        await publish(page, { [garden]: at('/1.js') });
        await goTo(page, '/garden/beds');
        await heading('Version 1').waitFor();
        await publish(page, { [garden]: at(path) });
        // The notice is shown only for seconds, so the wait starts before the click.
        const notice = recovery.olderVersionToast.waitFor();
        const [answer] = await Promise.all([report(), notice, recovery.updateNow()]);
        expect(await answer.json()).toMatchObject({ code: 0 });
        expect(answer.request().postDataJSON()).toMatchObject({
          module: garden,
          address: at(path),
        });
      });
      await step('Then I have the previous one', async () => {
        await heading('Version 1').waitFor();
        await expect(() => page.locator(leftoversOfFaulty).count()).toBecome(0);
      });
      await step('And a new page does the same', async () => {
        await page.reload();
        await recovery.olderVersionToast.waitFor();
        await heading('Version 1').waitFor();
      });
      await step('When it is repaired under a new address, that one is loaded', async () => {
        await publish(page, { [garden]: at('/2.js') });
        await recovery.updateNow();
        await heading('Version 2').waitFor();
      });
    }
  });

  it('does not accept an address that does not respond', async () => {
    const { page, step, faults, heading } = await openPage();
    faults.expect(/status of 404|digest in the 'integrity'|SRI's integrity checks/);
    await step('When an entry names a missing file', async () => {
      await publish(page, { [garden]: at('/1.js') });
      await goTo(page, '/garden/beds');
      await heading('Version 1').waitFor();
      // The file was available when the server checked it, and is missing when the page loads it.
      await page.route(at('/gone.js'), (route) =>
        route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
      );
      await publish(page, { [garden]: at('/gone.js') });
    });
    await step('Then the page keeps the previous version', async () => {
      await expect(() => recoveryPage(page).newVersion.isVisible()).toBecome(false);
      await goTo(page, '/saas/student');
      await studentsPage(page).list.waitFor();
      await goTo(page, '/garden/beds');
      await heading('Version 1').waitFor();
    });
  });

  it('applies no part of a map that changes shared modules, and offers to reload the page', async () => {
    const { page, step, heading } = await openPage();
    const recovery = recoveryPage(page);
    await step('When a shared module and an app change in one edit', async () => {
      await publish(page, { [garden]: at('/1.js'), dayjs: at('/lacks.js') }, { looksOn: false });
      await expect(() => recovery.reloadOffer.isVisible()).toBecome(false);
    });
    await step(
      'Then the next navigation offers a reload, and has none of the changes',
      async () => {
        await goTo(page, '/garden/beds');
        await recovery.reloadOffer.waitFor();
        await framePage(page).content.getByRole('heading', { name: '页面不存在' }).waitFor();
      },
    );
    await step('And after the reload it has all of them', async () => {
      map.edit(({ imports }) => {
        imports.dayjs = original.imports.dayjs ?? '';
      });
      await page.getByRole('button', { name: '重新加载' }).click();
      await heading('Version 1').waitFor();
      expect(await isSameDocument(page)).toBe(false);
    });
  });
});

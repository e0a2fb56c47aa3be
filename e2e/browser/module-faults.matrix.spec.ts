import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { changeConfig } from '../support/change-config';
import {
  faultAt,
  type Kind,
  type ModuleFault,
  moduleFaults,
  repairedAs,
} from '../support/module-faults';
import { startModuleHost } from '../support/module-host';
import { digestOf, editMapOf } from '../support/page-map';
import {
  esModule,
  headingApp,
  leftoversOfFaulty,
  systemHeadingApp,
  systemModule,
} from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, beforeAll, describe, expect, it, sample, tellStory } from '../support/story';

/** Deadlines short enough to wait for, yet long enough for sound modules on a slow machine. */
const timing = {
  chunkLoadTimeout: 3_000,
  bootstrapTimeout: 2_000,
  mountTimeout: 2_000,
  unmountTimeout: 1_000,
  importMapWatch: 200,
};

let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  host = await startModuleHost({ '/other.js': systemHeadingApp('Another app') });
});

afterAll(() => host.close());

const enter = sharedSession();
let count = 0;

/** Opens a page with a session, whose map also has a sound application. */
async function openPage(limits: Record<string, number>) {
  const { page, context, step, faults } = visit();
  faults.expect(/Module @edu-app\/faulty failed/);
  await enter(page, product().origin);
  // Without prefetch, since prefetched files would be from before the repair.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await changeConfig(page, { timing: limits });
  count += 1;
  const path = `/faulty-${count}.js`;
  const edits = await editMapOf(page);
  const lines = { '@edu-app/other': `${host.origin}/other.js` };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const open = async (address: string) => {
    // A file that hangs delays the load event, so the story does not wait for it.
    await page.goto(product().origin + address, { waitUntil: 'commit' });
    await framePage(page).menu.getByRole('button', { name: '学员中心' }).waitFor();
  };
  return { page, context, step, faults, path, edits, lines, heading, open };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

const isOnlyText = (page: OpenPage['page'], text: string) =>
  page.waitForFunction(
    (expected) => document.querySelector('main')?.textContent === expected,
    text,
  );

/** The steps after the fault is active and its page has been opened. */
async function faultSteps(fault: ModuleFault, opened: OpenPage, repair: () => Promise<void>) {
  const { page, step, heading } = opened;
  const frame = framePage(page);
  const recovery = recoveryPage(page);
  const arrive = async () => {
    if (fault.reason) await recovery.card.getByText(fault.reason).waitFor();
    else await heading('Half drawn').waitFor();
  };

  await step(`Then I read the reason: ${fault.reason ?? 'nothing yet'}`, arrive);
  await step('And the frame is usable', async () => {
    await frame.menu.getByRole('button', { name: '学员中心' }).click();
    await frame.menu.getByRole('link', { name: '学员管理' }).waitFor();
  });
  await step('And another app opens', async () => {
    await goTo(page, '/other/page');
    await heading('Another app').waitFor();
  });
  await step('And nothing of the broken one is left', async () => {
    await isOnlyText(page, 'Another app');
    await page.waitForFunction((selector) => !document.querySelector(selector), leftoversOfFaulty);
  });
  await step('When I return, the fault is repaired, and I retry', async () => {
    if (fault.reason) {
      await goTo(page, '/faulty/page');
      await arrive();
    }
    await repair();
    if (!fault.reason) await goTo(page, '/faulty/page');
    else if (!fault.cutsNetwork) await recovery.retry();
  });
  await step('Then only the app is shown, without a page load', async () => {
    await heading('Repaired').waitFor();
    await isOnlyText(page, 'Repaired');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
}

const markDocument = (page: OpenPage['page']) =>
  page.evaluate(() => Reflect.set(window, 'sameDocument', true));

const kinds: readonly Kind[] = ['system', 'es'];
const all = kinds.flatMap((kind) => moduleFaults(kind).map((fault) => ({ kind, fault })));

for (const [index, { kind, fault }] of all.entries()) {
  const repaired = repairedAs(kind);
  const write = kind === 'es' ? esModule : systemModule;
  // Each fault is in the sample once, half of them in each phase.
  const onFirstLoad = index % 2 === 0;

  describe(kind === 'es' ? `of an ES module: ${fault.name}` : fault.name, () => {
    const digests = (address: string) =>
      fault.isPinned ? { [address]: digestOf(repaired) } : undefined;

    it('on first load only affects its own page', sample(onFirstLoad), async () => {
      const opened = await openPage(timing);
      const { page, context, step, faults, path, edits, lines, heading, open } = opened;
      const address = host.origin + path;
      const { begin, end } = faultAt(fault, host, path, context, repaired);
      if (fault.console) faults.expect(fault.console);

      await step('When I use one app', async () => {
        edits.publish(lines);
        edits.publish({ '@edu-app/faulty': address }, digests(address), kind);
        await open('/other/page');
        await heading('Another app').waitFor();
        await markDocument(page);
      });
      await step(`And open one with this fault: ${fault.name}`, async () => {
        await begin();
        await goTo(page, '/faulty/page');
      });
      await faultSteps(fault, opened, end);
    });

    it('after a swap only affects its own page', sample(!onFirstLoad), async () => {
      const opened = await openPage(timing);
      const { page, context, step, faults, path, edits, lines, heading, open } = opened;
      const address = host.origin + path;
      const { begin, end } = faultAt(fault, host, path, context, repaired);
      if (fault.console) faults.expect(fault.console);
      const recovery = recoveryPage(page);

      await step('When a browser without stored versions runs one version', async () => {
        await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: null }));
        host.files[`/${kind}.js`] = headingApp(write, 'Version 1');
        edits.publish(lines);
        edits.publish({ '@edu-app/faulty': `${host.origin}/${kind}.js` }, {}, kind);
        await open('/other/page');
        await goTo(page, '/other/page/2');
        await heading('Another app').waitFor();
        await goTo(page, '/faulty/page');
        await heading('Version 1').waitFor();
        await markDocument(page);
      });
      await step('And the next one is published', async () => {
        host.files[path] = fault.isInTransit ? repaired : (fault.answer ?? repaired);
        edits.publish({ '@edu-app/faulty': address }, digests(address), kind);
        await recovery.newVersion.waitFor();
        await isOnlyText(page, 'Version 1');
      });
      await step(`And I accept it with this fault: ${fault.name}`, async () => {
        await begin();
        await recovery.updateNow();
      });
      await faultSteps(fault, opened, end);
    });
  });
}

describe('an app that hangs', () => {
  for (const fault of moduleFaults('system').filter(({ name }) => name.startsWith('hang'))) {
    const isDaily = fault.name === 'hang in mount' || fault.name === 'hang in unmount';

    it(`can be left without waiting for its deadline: ${fault.name}`, sample(isDaily), async () => {
      const opened = await openPage({});
      const { page, step, path, context, edits, lines, heading, open } = opened;
      const { begin } = faultAt(fault, host, path, context, repairedAs('system'));
      await step('When I open the app that hangs, with the default deadlines', async () => {
        edits.publish({ ...lines, '@edu-app/faulty': host.origin + path });
        await begin();
        await open('/other/page');
        await heading('Another app').waitFor();
        await goTo(page, '/faulty/page');
        if (fault.reason) await page.getByRole('status', { name: '正在加载' }).waitFor();
        else await heading('Half drawn').waitFor();
      });
      await step('Then another app is shown long before the deadline', async () => {
        await goTo(page, '/other/page');
        await heading('Another app').waitFor({ timeout: 2_000 });
        await expect(() => heading('Half drawn').isVisible()).toBecome(false);
        await expect(() =>
          page.locator(leftoversOfFaulty).filter({ visible: true }).count(),
        ).toBecome(0);
        await isOnlyText(page, 'Another app');
      });
    });
  }

  it(
    'while it loads can be requested again by hand, and is shown at once after the repair',
    sample(),
    async () => {
      const opened = await openPage({});
      const { page, step, path, edits, lines, heading, open } = opened;
      const card = page.getByRole('status').filter({ hasText: '加载时间较长' });
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname === path) requests.push(search);
      });
      await step('When I open an app whose file never arrives', async () => {
        host.files[path] = () => undefined;
        edits.publish({ ...lines, '@edu-app/faulty': host.origin + path });
        await open('/faulty/page');
      });
      await step('Then I soon read so, and can retry', async () => {
        await card.getByRole('button', { name: '重试' }).waitFor();
      });
      await step('And a retry while it hangs has the same result', async () => {
        await card.getByRole('button', { name: '重试' }).click();
        await card.waitFor({ state: 'detached' });
        await card.getByRole('button', { name: '重试' }).waitFor();
      });
      await step('When it is repaired and I retry', async () => {
        host.files[path] = repairedAs('system');
        await card.getByRole('button', { name: '重试' }).click();
      });
      await step('Then it is shown at once, fetched under a new address', async () => {
        await heading('Repaired').waitFor({ timeout: 3_000 });
        expect(requests).toEqual(['', '?retry=1', '?retry=2']);
      });
    },
  );
});

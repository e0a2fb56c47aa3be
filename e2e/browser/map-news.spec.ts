import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { anotherDevice } from '../support/another-device';
import { changeConfig } from '../support/change-config';
import { changeMap, mapFile } from '../support/map-file';
import { startModuleHost } from '../support/module-host';
import { broken, systemHeadingApp, systemModule } from '../support/plain-modules';
import { goTo, sharedSession, storeNewSession } from '../support/session';
import { afterAll, afterEach, describe, expect, it, tellStory } from '../support/story';

const garden = '@edu-app/garden';
const brokenApp = '@edu-app/pond';
/** A form that warns about unsaved input by the browser's own dialog. */
const form = systemModule(`
  var ask = function (event) { event.preventDefault(); };
  publish({
    mount: async function (props) {
      props.domElement.innerHTML = '<h1>Beds</h1><label>Plant <input></label>';
      window.addEventListener('beforeunload', ask);
    },
    unmount: async function (props) {
      window.removeEventListener('beforeunload', ask);
      props.domElement.replaceChildren();
    },
  });`);

const map = mapFile();
const original = map.read();
let host: Awaited<ReturnType<typeof startModuleHost>>;

// The poll interval has its default of one minute, so the page only learns of changes by the event stream.
const { product, visit } = tellStory({
  env: async () => {
    host = await startModuleHost({
      '/form.js': form,
      '/1.js': systemHeadingApp('Version 1'),
      '/2.js': systemHeadingApp('Version 2'),
      '/throws.js': broken.evaluation,
    });
    return { IMPORT_MAP: map.file };
  },
});

afterEach(() => map.edit((current) => Object.assign(current, original)));
afterAll(async () => {
  await host.close();
  map.remove();
});

const enter = sharedSession();
const beds = () => `${product().origin}/garden/beds`;

/** Edits the entry of the map. */
function publish(path: string, module = garden): void {
  map.edit(({ imports }) => {
    imports[module] = host.origin + path;
  });
}

/** Fails before the page's own poll after one minute. */
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Counts the frames, from now on, in which the content has no heading. */
const countBlankFrames = (page: Page) =>
  page.evaluate(() => {
    let blank = 0;
    const countFrame = () => {
      if (!document.querySelector('main h1')) blank += 1;
      Reflect.set(window, 'blankFrames', blank);
      requestAnimationFrame(countFrame);
    };
    countFrame();
  });

const isListening = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/importmap.json/news'));

describe('pages learn of a new import map at once', () => {
  it('ten open pages of two people offer it, and none loses input in its form', async () => {
    const { page: first, context, step } = visit();
    const pages: Page[] = [];
    let streams = 0;
    await enter(first, product().origin);
    publish('/form.js');

    await step('When two people have five pages open each, with a half-filled form', async () => {
      const otherDevice = await anotherDevice(context);
      await storeNewSession(otherDevice, product().origin);
      for (const [firstPage, browser] of [
        [first, context],
        [otherDevice, otherDevice.context()],
      ] as const) {
        for (let index = 0; index < 5; index += 1) {
          const page = index === 0 ? firstPage : await browser.newPage();
          pages.push(page);
          page.on('request', (request) => {
            if (request.url().endsWith('/importmap.json/news')) streams += 1;
          });
          const listening = index === 0 ? isListening(page) : null;
          await page.goto(beds());
          await page.getByLabel('Plant').fill(`Rose ${pages.length}`);
          await listening;
        }
      }
    });
    await step('Then each browser has one stream for all its pages', async () => {
      expect(streams).toBe(2);
    });
    await step('When the entry changes, every page says so', async () => {
      publish('/1.js');
      await Promise.all(pages.map((page) => waitForText(page, '当前页面有新版本')));
    });
    await step('And every form is unchanged', async () => {
      const texts = await Promise.all(
        pages.map((page) => page.getByLabel('Plant').inputValue({ timeout: 5_000 })),
      );
      expect(texts).toEqual(pages.map((_, index) => `Rose ${index + 1}`));
    });
    await step('And the person who accepts it reads first what would be lost', async () => {
      const recovery = recoveryPage(first);
      await recovery.updateNow();
      await recovery.unsaved.waitFor();
      await countBlankFrames(first);
      await recovery.updateAnyway();
      await first.getByRole('heading', { name: 'Version 1' }).waitFor();
    });
    await step('And every frame showed one of the two versions', async () => {
      expect(await first.evaluate(() => Reflect.get(window, 'blankFrames'))).toBe(0);
    });
    await Promise.all(pages.map((item) => item.close()));
  });

  it('a card is replaced by the app without a click', async () => {
    const { page, step, faults } = visit();
    faults.expect(/Module @edu-app\/pond failed/);
    await enter(page, product().origin);
    await step('When I am at an address without an app', async () => {
      const listening = isListening(page);
      await page.goto(beds());
      await framePage(page).content.getByRole('heading', { name: '页面不存在' }).waitFor();
      await listening;
    });
    await step('Then the app is shown once its entry is added', async () => {
      publish('/1.js');
      await waitForText(page, 'Version 1');
    });
    await step('When the only version has never worked', async () => {
      await changeMap(page, () => publish('/throws.js', brokenApp));
      await goTo(page, '/pond/fish');
      await recoveryPage(page).card.waitFor();
    });
    await step('Then the next version replaces its card', async () => {
      publish('/2.js', brokenApp);
      await waitForText(page, 'Version 2');
    });
    await step('When a shared module changes, the card offers a reload', async () => {
      await goTo(page, '/nowhere');
      await framePage(page).content.getByRole('heading', { name: '页面不存在' }).waitFor();
      map.edit(({ imports }) => {
        imports['@edu/shell-frame/embedded'] += '?again';
      });
      await recoveryPage(page).reloadOffer.waitFor();
    });
  });

  it('pages poll if a proxy does not support the stream', async () => {
    const { page, step } = visit();
    await page.route('**/importmap.json/news', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>id: 1' }),
    );
    await changeConfig(page, { timing: { importMapWatch: 300 } });
    await enter(page, product().origin);
    publish('/1.js');
    await step('When the entry changes', async () => {
      const streamRequest = isListening(page);
      await page.goto(beds());
      await page.getByRole('heading', { name: 'Version 1' }).waitFor();
      await streamRequest;
      await changeMap(page, () => publish('/2.js'));
    });
    await step('Then I am asked as well', () => recoveryPage(page).newVersion.waitFor());
  });
});

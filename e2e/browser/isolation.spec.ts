import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { studentsPage } from '../pages/students.page';
import { type Answer, startModuleHost } from '../support/module-host';
import { editMapOf } from '../support/page-map';
import {
  esModule,
  leftoversOfFaulty,
  systemHeadingApp,
  systemModule,
} from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, beforeAll, describe, expect, it, tellStory } from '../support/story';

/** Elements with the page's nonce: a style for the whole page and a popup over everything. */
const intrusion = `
  var add = function (parent, name) {
    var piece = document.createElement(name);
    piece.dataset.leftBy = 'faulty';
    piece.nonce = document.querySelector('meta[name=csp-nonce]').content;
    parent.append(piece);
    return piece;
  };
  var styleForAll = function () {
    add(document.head, 'style').textContent = 'h1, header { outline: 3px solid red }';
  };
  var popup = function () {
    var popup = add(document.body, 'div');
    popup.textContent = 'A popup';
    popup.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
    document.body.style.overflow = 'hidden';
  };
  var listen = function () {
    var heard = function () { window.heardByFaulty = (window.heardByFaulty || 0) + 1; };
    window.addEventListener('resize', heard);
    document.addEventListener('keydown', heard, true);
  };`;

const broken = systemModule(`${intrusion} publish({
  mount: async function () {
    styleForAll();
    popup();
    listen();
    throw new Error('rude to the end');
  },
  unmount: async function () {},
});`);

/** Adds a global style once, when it is evaluated, and a popup at every mount, and removes neither. */
const plain = systemModule(`${intrusion}
  styleForAll();
  publish({
    mount: async function (props) {
      popup();
      var title = document.createElement('h1');
      title.textContent = 'Plain DOM';
      props.domElement.append(title);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

/** The same as an ES module, with a style sheet as bundlers inject it, without a nonce. */
const plainEs = esModule(`
  var sheet = document.createElement('style');
  sheet.appendChild(document.createTextNode('h1, header { outline: 3px solid red }'));
  document.head.appendChild(sheet);
  publish({
    mount: async function (props) {
      if (props.cspNonce !== document.querySelector('meta[property=csp-nonce]').nonce) throw new Error('no nonce');
      var popup = document.createElement('div');
      popup.textContent = 'A popup';
      popup.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
      document.body.append(popup);
      document.body.style.overflow = 'hidden';
      var title = document.createElement('h1');
      title.textContent = 'Plain ES module';
      props.domElement.append(title);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

/** Like Vite's output: a linked style sheet on its host, with a font and a picture. */
const linkedEs = esModule(`
  publish({
    mount: async function (props) {
      var link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = new URL('./sheet.css', import.meta.url).href;
      await new Promise(function (resolve) { link.onload = resolve; document.head.append(link); });
      var rules = document.createElement('style');
      document.head.append(rules);
      rules.sheet.insertRule('h1 { font-style: italic }');
      var title = document.createElement('h1');
      title.textContent = 'Linked ES module';
      var picture = new Image();
      picture.src = new URL('./picture.svg', import.meta.url).href;
      await picture.decode();
      props.domElement.append(title, picture);
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

const sent =
  (type: string, text: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(text);
  };

let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  const script = 'e2e/support/foreign-apps.build.js';
  const built = execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  host = await startModuleHost({
    ...JSON.parse(built),
    '/broken.js': broken,
    '/plain/index.js': plain,
    '/plain-es/index.js': plainEs,
    '/linked-es/index.js': linkedEs,
    '/linked-es/sheet.css': sent('text/css', 'h1 { outline: 3px solid red }'),
    '/linked-es/picture.svg': sent(
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ),
    '/other.js': systemHeadingApp('Another app'),
  });
});

afterAll(() => host.close());

const enter = sharedSession();

const outlineOf = (page: Page) =>
  page.getByRole('banner').evaluate((node) => getComputedStyle(node).outlineStyle);
/** The elements of head and body outside the slots. */
const outsideSlots = (page: Page) =>
  page.evaluate(() => {
    const knownStyles = new Set<string>();
    return {
      head: [...document.head.children].flatMap((part) => {
        const { cssHash } = (part as HTMLElement).dataset;
        const first = cssHash !== undefined && !knownStyles.has(cssHash);
        if (first) knownStyles.add(cssHash);
        // antd's style sheets and the product's own files are added once, when they are first needed, which may be
        // late.
        const address =
          (part instanceof HTMLScriptElement && part.src) ||
          (part instanceof HTMLLinkElement && part.href) ||
          '';
        const isOwn = address.startsWith(`${location.origin}/modules/`);
        return first || isOwn ? [] : [(part.cloneNode(false) as Element).outerHTML];
      }),
      body: document.body.childElementCount,
      overflow: document.body.style.overflow,
    };
  });

describe('an app without isolation that breaks', () => {
  it('leaves no style, no popup, no lock and no listener', async () => {
    const { page, step, faults } = visit();
    const frame = framePage(page);
    faults.expect(/Module @edu-app\/broken failed/);

    await step('When an app adds global styles, covers the page and breaks', async () => {
      await enter(page, product().origin);
      const edits = await editMapOf(page);
      edits.publish({
        '@edu-app/broken': `${host.origin}/broken.js`,
        '@edu-app/other': `${host.origin}/other.js`,
      });
      await page.goto(`${product().origin}/broken/page`);
      await recoveryPage(page).card.getByText('模块启动时出错。').waitFor();
    });
    await step('Then its style and its popup are gone, and the frame can be clicked', async () => {
      await expect(() => page.locator(leftoversOfFaulty).count()).toBecome(0);
      await frame.menu.getByRole('button', { name: '学员中心' }).click();
      await frame.menu.getByRole('link', { name: '学员管理' }).waitFor();
      await expect(() => outlineOf(page)).toBecome('none');
      expect((await outsideSlots(page)).overflow).toBe('');
    });
    await step('And its listeners are removed', async () => {
      await page.setViewportSize({ width: 1300, height: 800 });
      await page.keyboard.press('Shift');
      expect(await page.evaluate(() => Reflect.get(window, 'heardByFaulty'))).toBeUndefined();
    });
    await step('And the next app looks as usual', async () => {
      await goTo(page, '/other/page');
      const title = page.getByRole('heading', { name: 'Another app' });
      await title.waitFor();
      await expect(() => title.evaluate((node) => getComputedStyle(node).outlineStyle)).toBecome(
        'none',
      );
    });
  });
});

it('an app without isolation that works has its styles and popups only while it is mounted', async () => {
  const { page, step } = visit();
  const students = studentsPage(page);
  const { origin } = product();
  // Leftovers of another app may still exist, hidden.
  const popup = page.getByText('A popup', { exact: true }).filter({ visible: true });
  const outlineOfNode = (node: Element) => getComputedStyle(node).outlineStyle;
  const addColour = () => students.add.evaluate((node) => getComputedStyle(node).backgroundColor);
  await enter(page, origin);
  const edits = await editMapOf(page);
  const segments = ['plain', 'vue', 'react-18'] as const;
  edits.publish(
    Object.fromEntries(
      segments.map((segment) => [`@edu-app/${segment}`, `${host.origin}/${segment}/index.js`]),
    ),
  );
  edits.publish({ '@edu-app/plain-es': `${host.origin}/plain-es/index.js` }, {}, 'es');
  const scope = `${host.origin}/react-18/`;
  edits.scope(scope, {
    react: `${scope}react.js`,
    'react-dom/client': `${scope}react-dom.js`,
  });
  await page.goto(`${origin}/saas/student`);
  await students.list.waitFor();
  const colour = await addColour();

  for (const { segment, title } of [
    { segment: 'plain', title: /^Plain DOM$/ },
    { segment: 'plain-es', title: /^Plain ES module$/ },
    { segment: 'vue', title: /^Vue 3\./ },
    { segment: 'react-18', title: /^React 18\./ },
  ] as const) {
    const heading = framePage(page).content.getByRole('heading', { name: title });

    await step(`When I open the page of ${segment}, it looks as intended`, async () => {
      await goTo(page, `/${segment}/page`);
      await heading.waitFor();
      await popup.waitFor();
      await expect(() => heading.evaluate(outlineOfNode)).toBecome('solid');
    });
    await step('When I leave, nothing of it is visible, and the others look as usual', async () => {
      await goTo(page, '/saas/student');
      await students.list.waitFor();
      await popup.waitFor({ state: 'hidden' });
      await expect(() => outlineOf(page)).toBecome('none');
      // The mouse leaves the button, because the hover colour differs.
      await page.mouse.move(0, 0);
      await expect(() => addColour()).toBecome(colour);
      expect((await outsideSlots(page)).overflow).toBe('');
      await students.add.click();
      await students.dialog.waitFor();
      await page.keyboard.press('Escape');
      await students.dialog.waitFor({ state: 'hidden' });
    });
    await step('And it is complete again whenever I return', async () => {
      const visits: unknown[] = [];
      for (let round = 0; round < 3; round += 1) {
        await goTo(page, `/${segment}/page`);
        await heading.waitFor();
        await popup.waitFor();
        await expect(() => popup.count()).toBecome(1);
        await expect(() => heading.evaluate(outlineOfNode)).toBecome('solid');
        await goTo(page, '/saas/student');
        await students.list.waitFor();
        await popup.waitFor({ state: 'hidden' });
        visits.push(await outsideSlots(page));
      }
      expect(visits[2]).toEqual(visits[1]);
    });
  }
});

it('style sheets, rules and pictures of an allowed host apply only while their app is mounted', async () => {
  const { page, step } = visit();
  const title = framePage(page).content.getByRole('heading', { name: 'Linked ES module' });
  const styleOf = (name: 'outlineStyle' | 'fontStyle') =>
    title.evaluate((node, property) => getComputedStyle(node)[property], name);
  await enter(page, product().origin);
  const edits = await editMapOf(page);
  edits.publish({ '@edu-app/linked-es': `${host.origin}/linked-es/index.js` }, {}, 'es');
  await page.goto(`${product().origin}/saas/student`);
  await studentsPage(page).list.waitFor();

  await step('When I open it, it looks as intended', async () => {
    await goTo(page, '/linked-es/page');
    await title.waitFor();
    expect([await styleOf('outlineStyle'), await styleOf('fontStyle')]).toEqual([
      'solid',
      'italic',
    ]);
  });
  await step('When I leave, all others look as usual', async () => {
    await goTo(page, '/saas/student');
    await studentsPage(page).list.waitFor();
    const heading = page.getByRole('heading').first();
    const styles = () =>
      heading.evaluate((node) => [
        getComputedStyle(node).outlineStyle,
        getComputedStyle(node).fontStyle,
      ]);
    await expect(styles).toBecome(['none', 'normal']);
  });
});

import { startModuleHost } from '../../../e2e/support/module-host.js';

/** An application without any costs. @param {string} name */
const plainApp = (name) => `System.register([], function (publish) {
  return { execute: function () {
    publish({
      mount: async function (props) {
        var title = document.createElement('h1');
        title.textContent = ${JSON.stringify(name)};
        title.id = 'bench-app';
        props.domElement.append(title);
      },
      unmount: async function (props) { props.domElement.replaceChildren(); },
    });
  } };
});`;

/** @param {string} segment @param {string} url @param {string} name @param {unknown[]} [children] */
export const menuNode = (segment, url, name, children = []) => ({
  id: `${segment}${url}${name}`,
  parentId: null,
  name,
  data: { systemTagName: segment, url, name, description: '', type: children.length > 0 ? 1 : 2 },
  children,
});

/**
 * Opens the frame as the tenant's administrator, with the bench's menu and two applications without costs, `one` and
 * `two`.
 * @param {import('../main.js').Bench} bench
 * @param {unknown[]} menu
 * @param {(page: import('playwright-core').Page) => Promise<void>} work
 */
export async function withFramePage({ browser, product, session }, menu, work) {
  const host = await startModuleHost({ '/one.js': plainApp('one'), '/two.js': plainApp('two') });
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: await session(),
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.route('**/importmap.json', async (route) => {
      const map = await (await route.fetch()).json();
      for (const name of ['one', 'two']) {
        map.imports[`@edu-app/${name}`] = `${host.origin}/${name}.js`;
      }
      await route.fulfill({ json: map });
    });
    await page.route('**/user/getUserMenu', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: menu } }),
    );
    await page.goto(`${product.origin}/one`);
    await page.locator('#bench-app').waitFor();
    await page.locator('#edu-menu a').first().waitFor();
    await work(page);
  } finally {
    await context.close();
    await host.close();
  }
}

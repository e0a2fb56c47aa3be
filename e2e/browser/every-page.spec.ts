import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { administrator, operator, staff, student } from '../support/accounts';
import { goTo, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

/** Every address that the specification names has content, and no menu entry leads to an error card. */

const { product, visit } = tellStory();

const rows = readFileSync('docs/specification.md', 'utf8').match(/^\| `\/.*$/gm) ?? [];
/** Paths in the specification's table for that kind of user. */
const pagesOf = (role: string): readonly string[] =>
  rows
    .filter((row) => row.endsWith(`| ${role} |`))
    .flatMap((row) => row.match(/(?<=`)\/[^`]+/g) ?? []);

/** Headings and texts of the cards shown instead of a page. */
const cards = [
  '页面不存在',
  '功能尚未开通',
  '没有访问权限',
  '没有内容',
  '模块加载失败',
  '页面加载失败',
  '出错了',
];

const titles = (page: Page) => framePage(page).content.getByRole('heading', { level: 1 });

/** Opens an address by the page's router; returns the title of the new page. */
async function titleAt(page: Page, path: string, formerTitle: string): Promise<string> {
  await goTo(page, path);
  const title = async () => (await titles(page).first().textContent())?.trim() ?? '';
  // Every page has a unique title, so a changed title means that the new page is shown.
  await expect(async () => ![formerTitle, ''].includes(await title())).toBecome(true);
  return title();
}

const ownTitle = /^(?! · ).+ · 阳光教育管理平台$/;

/** Returns the document title once it differs from that of the previous page. */
async function tabAt(page: Page, formerTitle: string): Promise<string> {
  const isNamed = (title: string) => ownTitle.test(title) && title !== formerTitle;
  await expect(async () => isNamed(await page.title())).toBecome(true);
  return page.title();
}

async function openAll(page: Page, paths: readonly string[]): Promise<Map<string, string>> {
  const titlesByPath = new Map<string, string>();
  await page.goto(`${product().origin}/nowhere`);
  await titles(page).getByText('页面不存在').waitFor();
  let formerTitle = '页面不存在';
  let tab = await page.title();
  for (const path of paths) {
    formerTitle = await titleAt(page, path, formerTitle);
    expect([path, cards.includes(formerTitle)]).toEqual([path, false]);
    tab = await tabAt(page, tab);
    titlesByPath.set(path, formerTitle);
  }
  return titlesByPath;
}

const duplicates = (titlesByPath: Map<string, string>): string[] =>
  [...titlesByPath]
    .filter(([path, title]) =>
      [...titlesByPath].some(
        ([otherPath, otherTitle]) => otherPath !== path && otherTitle === title,
      ),
    )
    .map(([path, title]) => `${path} ${title}`);

describe('pages named by the specification', () => {
  for (const [role, account, minimum] of [
    ['administrator', administrator, 35],
    ['operator', operator, 3],
  ] as const) {
    it(`open for the ${role}, each with a unique title`, async () => {
      const { page, step } = visit();
      await storeNewSession(page, product().origin, account);
      await step('When I open each address of the table, a page is shown', async () => {
        const paths = pagesOf(role);
        expect(paths.length).toBeGreaterThanOrEqual(minimum);
        // Bookmarks of the demo homepage redirect to the first page.
        expect(duplicates(await openAll(page, [...paths, '/saas/demo_homepage']))).toEqual([]);
      });
    });
  }

  it('fill the window where they say so, and name what is missing', async () => {
    const { page, step } = visit();
    await storeNewSession(page, product().origin);
    for (const path of [
      '/cms/content/articles/pvwp',
      '/cms/content/classify/pvwp',
      '/cms/content/dissertation/preview',
      '/saas/screen/governmentDataScreen',
      '/saas/screen/trainRegulation',
      '/saas/EasyScreen',
      '/saas/zegoroomkit',
      '/custom/certificateQueryPage',
      '/custom/certificateQueryResult',
    ]) {
      await step(`When I open ${path}, a page without the frame is shown`, async () => {
        await page.goto(product().origin + path);
        const title = page.getByRole('heading', { level: 1 }).first();
        await title.waitFor();
        await expect(async () => cards.includes((await title.textContent()) ?? '')).toBecome(false);
        await expect(() => framePage(page).menu.count()).toBecome(0);
      });
    }
  });
});

describe('every entry of the menu', () => {
  for (const [role, account] of [
    ['administrator', administrator],
    ['operator', operator],
    ['member of the staff', staff],
    ['student', student],
  ] as const) {
    it(`leads the ${role} to a page`, async () => {
      const { page, step } = visit();
      const answer = page.waitForResponse('**/user/getUserMenu');
      await storeNewSession(page, product().origin, account);
      await step('When I follow the entries one by one, a page is shown', async () => {
        await page.goto(`${product().origin}/nowhere`);
        interface Entry {
          readonly data: {
            readonly systemTagName: string;
            readonly url: string;
            readonly type: number;
          };
          readonly children: readonly Entry[];
        }
        const { data } = (await (await answer).json()) as { data: readonly Entry[] };
        const all = (list: readonly Entry[]): string[] =>
          list.flatMap(({ data: { systemTagName, url, type }, children }) => [
            ...(type === 2 ? [`/${systemTagName}${url}`] : []),
            ...all(children),
          ]);
        const paths = all(data);
        expect(paths.length).toBeGreaterThan(1);
        expect(duplicates(await openAll(page, paths))).toEqual([]);
      });
    });
  }
});

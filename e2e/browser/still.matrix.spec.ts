import type { Page } from '@playwright/test';
import {
  administrator,
  homeServicesAdministrator,
  operator,
  otherTenantAdministrator,
  staff,
  student,
} from '../support/accounts';
import { openWhole } from '../support/open-whole';
import { withSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Remembers what moved without anybody's doing, from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className} ${node.id}` : 'gone';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)}: ${from.x},${from.y} to ${to.x},${to.y}`,
        );
        shifts.push({ value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function moved(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= 0.01 ? [] : shifts;
}

const widths = [1440, 1024, 390];
const languages = ['zh-CN', 'en-US', 'fr-FR'] as const;

const entrances = [
  '/',
  '/entrance/login',
  '/entrance/register',
  '/entrance/forget',
  '/error?code=404',
];
const framed = [
  '/saas/home',
  '/saas/student',
  '/bi-admin/overview',
  '/cms/list',
  '/nothing-here',
  '/personal',
];

/** What the student's menu names. */
const learning = [
  ...['articles', 'certificates', 'courses', 'exams', 'redeem', 'trains'].map(
    (page) => `/learn/${page}`,
  ),
  '/saas/inbox',
];

for (const width of widths) {
  describe(`at ${width} wide nothing moves while a page comes`, () => {
    for (const language of languages) {
      it(
        `before log-in, in ${language}`,
        sample(width === 390 && language === 'fr-FR'),
        async () => {
          const { page, step } = visit();
          await page.setViewportSize({ width, height: 844 });
          await page.addInitScript(
            (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
            language,
          );
          await watchShifts(page);
          for (const path of entrances) {
            await step(`On ${path}`, async () => {
              await openWhole(page, product().origin + path);
              expect(await moved(page)).toEqual([]);
            });
          }
        },
      );
    }

    for (const [host, account, language] of [
      ['localhost', administrator, 'zh-CN'],
      ['new.localhost', otherTenantAdministrator, 'fr-FR'],
      ['jiazheng.localhost', homeServicesAdministrator, 'zh-CN'],
    ] as const) {
      it(`at ${host}, logged in`, sample(width === 1440 && language === 'fr-FR'), async () => {
        const { page, step } = visit();
        const origin = product().origin.replace('localhost', host);
        await page.setViewportSize({ width, height: 844 });
        await withSession(page, origin, account);
        await page.evaluate(
          (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
          language,
        );
        // The first one of a device is drawn before anything is known of it.
        await openWhole(page, `${origin}/saas/student`);
        await watchShifts(page);
        for (const path of framed) {
          await step(`On ${path}`, async () => {
            await openWhole(page, origin + path);
            expect(await moved(page)).toEqual([]);
          });
        }
      });
    }

    for (const [who, account] of Object.entries({ staff, student, operator })) {
      it(`on the home of ${who}`, sample(width === 390 && who !== 'staff'), async () => {
        const { page, step } = visit();
        const { origin } = product();
        await page.setViewportSize({ width, height: 844 });
        await withSession(page, origin, account);
        await openWhole(page, `${origin}/saas/home`);
        await watchShifts(page);
        for (const language of languages) {
          await step(`In ${language}`, async () => {
            await page.evaluate(
              (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
              language,
            );
            await openWhole(page, `${origin}/saas/home`);
            expect(await moved(page)).toEqual([]);
          });
        }
        for (const path of who === 'student' ? learning : []) {
          await step(`On ${path}`, async () => {
            await openWhole(page, origin + path);
            expect(await moved(page)).toEqual([]);
          });
        }
      });
    }
  });
}

import {
  administrator,
  homeServicesAdministrator,
  operator,
  otherTenantAdministrator,
  staff,
  student,
} from '../support/accounts';
import { openFully } from '../support/open-whole';
import { storeNewSession } from '../support/session';
import { visibleShifts, watchShifts } from '../support/shifts';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

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

/** Pages in the student's menu. */
const learning = [
  ...['articles', 'certificates', 'courses', 'exams', 'redeem', 'trains'].map(
    (page) => `/learn/${page}`,
  ),
  '/saas/inbox',
];

for (const width of widths) {
  describe(`at ${width} wide nothing moves while a page loads`, () => {
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
              await openFully(page, product().origin + path);
              expect(await visibleShifts(page)).toEqual([]);
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
        await storeNewSession(page, origin, account);
        await page.evaluate(
          (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
          language,
        );
        // On the first page of a device nothing is stored yet, so it is opened before the check.
        await openFully(page, `${origin}/saas/student`);
        await watchShifts(page);
        for (const path of framed) {
          await step(`On ${path}`, async () => {
            await openFully(page, origin + path);
            expect(await visibleShifts(page)).toEqual([]);
          });
        }
      });
    }

    for (const [role, account] of Object.entries({ staff, student, operator })) {
      it(`on the home of ${role}`, sample(width === 390 && role !== 'staff'), async () => {
        const { page, step } = visit();
        const { origin } = product();
        await page.setViewportSize({ width, height: 844 });
        await storeNewSession(page, origin, account);
        await openFully(page, `${origin}/saas/home`);
        await watchShifts(page);
        for (const language of languages) {
          await step(`In ${language}`, async () => {
            await page.evaluate(
              (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
              language,
            );
            await openFully(page, `${origin}/saas/home`);
            expect(await visibleShifts(page)).toEqual([]);
          });
        }
        for (const path of role === 'student' ? learning : []) {
          await step(`On ${path}`, async () => {
            await openFully(page, origin + path);
            expect(await visibleShifts(page)).toEqual([]);
          });
        }
      });
    }
  });
}

import type { Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import type { Language, Word } from '../pages/entrance-words';
import { twoOrganisations } from '../support/accounts';
import { allProblems, type Check, type CheckedStep, findings } from '../support/legible';
import { home } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newTenant = () => product().origin.replace('localhost', 'new.localhost');
type Entrance = ReturnType<typeof entrancePage>;

/** Checks the page after each step and collects the `problems`. */
function checkedVisit({ page, step }: ReturnType<typeof visit>, checks: readonly Check[]) {
  const problems: string[] = [];
  const checkedStep: CheckedStep = (sentence, action) =>
    step(sentence, async () => {
      await action();
      problems.push(...(await allProblems(page, checks)).map((value) => `${sentence}: ${value}`));
    });
  return { problems, checkedStep };
}

/** Visits every screen of the old flow and every error page, each with as many messages as possible. */
async function oldFlow(page: Page, entrance: Entrance, checkedStep: CheckedStep): Promise<void> {
  await checkedStep('And submit an empty form', () => entrance.button('submitLogin').click());
  await checkedStep('And switch to the login by code', async () => {
    await entrance.tab('byCode').click();
    await entrance.button('send').waitFor();
  });
  const forms: readonly [path: string, heading: Word, submit: Word][] = [
    ['register', 'register', 'next'],
    ['forget', 'forget', 'reset'],
    ['slhSignIn', 'association', 'submitAssociation'],
    ['invitation', 'invitation', 'acceptInvitation'],
  ];
  for (const [path, heading, submit] of forms) {
    await checkedStep(`And open ${path} and submit an empty form`, async () => {
      await entrance.open(`/entrance/${path}`);
      await entrance.heading(heading).waitFor();
      await entrance.button(submit).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    });
  }
  await checkedStep('And go on to the contact, and submit an empty form', async () => {
    await entrance.open('/entrance/register');
    await entrance.registerUntilContact('朝阳职业培训学校');
    await entrance.button('next').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
  await checkedStep('And to the login data, and submit an empty form', async () => {
    await entrance.registerOn('李晓明', '13712340004');
    await entrance.button('submitRegister').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
  await checkedStep('And follow an invalid link of a notice', async () => {
    await entrance.open('/entrance/undo');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  const errorPages: readonly [code: string, heading: Word][] = [
    ['404', 'missing'],
    ['403', 'forbidden'],
    ['module', 'module'],
    ['500', 'broken'],
  ];
  for (const [code, heading] of errorPages) {
    await checkedStep(`And open the error page of ${code}`, async () => {
      await entrance.open(`/error?code=${code}&from=%2Fcms%2Flist`);
      await entrance.heading(heading).waitFor();
    });
  }
  await checkedStep('And open the check of certificates', async () => {
    await entrance.open('/custom/certificateQueryPage');
    await entrance.heading('certificates').waitFor();
  });
  await checkedStep('And log in with two organisations', async () => {
    await entrance.open('/entrance/login');
    await entrance.logIn(twoOrganisations);
    await entrance.heading('organ').waitFor();
  });
  await checkedStep('And choose one, and open the login again', async () => {
    await entrance.choose('阳光教育总部');
    await page.waitForURL(home);
    await entrance.open('/entrance/login');
    await entrance.goOn.waitFor();
  });
}

async function newFlow(entrance: Entrance, checkedStep: CheckedStep): Promise<void> {
  await checkedStep('And switch to the login by mail and submit an empty form', async () => {
    await entrance.tab('byMail').click();
    await entrance.button('submitLogin').click();
  });
  await checkedStep('And open the password reset and submit an empty form', async () => {
    await entrance.open('/entrance_new/forget');
    await entrance.tab('resetByMail').click();
    await entrance.button('reset').click();
  });
  await checkedStep('And log in with two tenants', async () => {
    await entrance.open('/entrance_new/login');
    await entrance.tab('byPassword').click();
    await entrance.logIn(twoOrganisations);
    await entrance.heading('tenants').waitFor();
  });
  await checkedStep('And choose the one with two identities', async () => {
    await entrance.choose('新程学院');
    await entrance.heading('identities').waitFor();
  });
}

for (const language of ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly Language[]) {
  describe(`every screen in ${language}`, () => {
    // axe's findings depend on the language only for texts, which the steps find in each language.
    const checks: readonly Check[] =
      language === 'zh-CN' ? ['axe', 'overflow', 'phone'] : ['overflow', 'phone'];
    const begin = async (entrance: Entrance, checkedStep: CheckedStep, path: string) => {
      await checkedStep('When I choose my language at the login', async () => {
        await entrance.open(path);
        await entrance.languageButton(language).click();
        await entrance.heading('login').waitFor();
      });
    };
    it('of the old flow is legible and accessible', sample(language === 'fr-FR'), async () => {
      const { page } = visit();
      const entrance = entrancePage(page, product().origin, language);
      const { problems, checkedStep } = checkedVisit(visit(), checks);
      await begin(entrance, checkedStep, '/entrance/login');
      await oldFlow(page, entrance, checkedStep);
      expect(problems).toEqual([]);
    });
    it('of the new flow is legible and accessible', async () => {
      const entrance = entrancePage(visit().page, newTenant(), language);
      const { problems, checkedStep } = checkedVisit(visit(), checks);
      await begin(entrance, checkedStep, '/entrance_new/login');
      await newFlow(entrance, checkedStep);
      expect(problems).toEqual([]);
    });
  });
}

describe('every screen with dark colours', () => {
  const begin = async (entrance: Entrance, checkedStep: CheckedStep, path: string) => {
    const { page } = visit();
    await checkedStep('When I choose dark colours at the login', async () => {
      await entrance.open(path);
      await page.getByRole('button', { name: '深色' }).click();
      await page.locator('[data-dark]').first().waitFor();
    });
    await checkedStep('And reload it, it is dark from the first paint on', async () => {
      // Observed inside the page, because the first rendering may be replaced before Playwright can read it.
      await page.addInitScript(() => {
        new MutationObserver((_, first) => {
          if (!document.querySelector('[data-first]')) return;
          first.disconnect();
          const root = document.documentElement;
          root.dataset.schemeAtFirst = root.style.colorScheme;
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await page.locator('html[data-scheme-at-first="dark"]').waitFor({ state: 'attached' });
      await page.locator('[data-dark]').first().waitFor();
    });
  };
  it('of the old flow is legible', async () => {
    const { page } = visit();
    const entrance = entrancePage(page, product().origin);
    const { problems, checkedStep } = checkedVisit(visit(), ['axe']);
    await begin(entrance, checkedStep, '/entrance/login');
    await oldFlow(page, entrance, checkedStep);
    expect(problems).toEqual([]);
  });
  it('of the new flow is legible', async () => {
    const entrance = entrancePage(visit().page, newTenant());
    const { problems, checkedStep } = checkedVisit(visit(), ['axe']);
    await begin(entrance, checkedStep, '/entrance_new/login');
    await newFlow(entrance, checkedStep);
    expect(problems).toEqual([]);
  });
});

describe('under the mouse pointer', () => {
  for (const [flow, appearance] of [
    ['old', 'light'],
    ['old', 'dark'],
    ['new', 'light'],
    ['new', 'dark'],
  ] as const) {
    it(`links, tabs and buttons of the ${flow} flow keep their contrast in ${appearance} colours`, async () => {
      const { page, step } = visit();
      const origin = flow === 'new' ? newTenant() : product().origin;
      const entrance = entrancePage(page, origin);
      await page.addInitScript(
        (value) => window.localStorage.setItem('keep:appearance', value),
        appearance,
      );
      await step('When I open the login', async () => {
        await entrance.open(flow === 'new' ? '/entrance_new/login' : '/entrance/login');
        if (flow === 'new') await entrance.tab('byPassword').click();
        await entrance.button('submitLogin').waitFor();
      });
      const targets = [
        entrance.button('submitLogin'),
        entrance.tab(flow === 'new' ? 'byMail' : 'byCode'),
        entrance.link('忘记密码？'),
        entrance.languageButton('fr-FR'),
      ];
      for (const target of targets) {
        await step(`And point at ${target}`, async () => {
          expect(await findings(page, { hovered: target })).toEqual([]);
        });
      }
    });
  }
});

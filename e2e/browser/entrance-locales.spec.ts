import type { Locator, Page } from 'playwright-core';
import { entrancePage } from '../pages/entrance.page';
import type { Language, Word } from '../pages/entrance-words';
import { framePage } from '../pages/frame.page';
import { password, twoOrganisations } from '../support/accounts';
import { overflowing, seriousFindings } from '../support/legible';
import { tellStory } from '../support/story';

const { product, visit } = tellStory();
const newTenant = () => product().origin.replace('localhost', 'new.localhost');
const sizes = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** What axe and the eye object to, at both sizes of design §7. */
async function objections(page: Page): Promise<string[]> {
  const found = await seriousFindings(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(...(await overflowing(page)));
  }
  return found;
}

describe.each<Language>(['zh-CN', 'en-US', 'fr-FR'])('every screen in %s', (language) => {
  it('of the old flow can be read and reached by everybody', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin, language);
    const look = (sentence: string, action: () => Promise<unknown>) =>
      step(sentence, async () => {
        await action();
        expect(await objections(page)).toEqual([]);
      });

    await look('When I choose my language at the login', async () => {
      await entrance.open('/entrance/login');
      await entrance.languageButton(language).click();
      await entrance.heading('login').waitFor();
    });
    await look('And send nothing', () => entrance.button('submitLogin').click());
    await look('And turn to the login by code', async () => {
      await entrance.tab('byCode').click();
      await entrance.button('send').waitFor();
    });
    const forms: readonly [path: string, heading: Word, submit: Word][] = [
      ['register', 'register', 'submitRegister'],
      ['forget', 'forget', 'reset'],
      ['slhSignIn', 'association', 'submitAssociation'],
    ];
    for (const [path, heading, submit] of forms) {
      await look(`And open ${path} and send nothing`, async () => {
        await entrance.open(`/entrance/${path}`);
        await entrance.heading(heading).waitFor();
        await entrance.button(submit).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      });
    }
    await look('And open an address that is not there', async () => {
      await entrance.open('/error?code=404&from=%2Fnowhere');
      await entrance.heading('missing').waitFor();
    });
    await look('And log in with two organisations', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(twoOrganisations);
      await entrance.heading('organ').waitFor();
    });
  });

  it('of the new flow can be read and reached by everybody', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, newTenant(), language);
    const look = (sentence: string, action: () => Promise<unknown>) =>
      step(sentence, async () => {
        await action();
        expect(await objections(page)).toEqual([]);
      });

    await look('When I choose my language at the login', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.languageButton(language).click();
      await entrance.heading('login').waitFor();
    });
    await look('And turn to the login by mail and send nothing', async () => {
      await entrance.tab('byMail').click();
      await entrance.button('submitLogin').click();
    });
    await look('And open forget and send nothing', async () => {
      await entrance.open('/entrance_new/forget');
      await entrance.tab('resetByMail').click();
      await entrance.button('reset').click();
    });
    await look('And log in with two tenants', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.tab('byPassword').click();
      await entrance.logIn(twoOrganisations);
      await entrance.heading('tenants').waitFor();
    });
    await look('And enter the one with two identities', async () => {
      await entrance.choose('新程学院');
      await entrance.heading('identities').waitFor();
    });
  });
});

describe('by keyboard alone', () => {
  /** Presses a key until the focus, which can be seen, is there. */
  async function press(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
    }
    throw new Error(`No way to ${target} by ${key}.`);
  }
  const language = 'fr-FR';

  it('the old flow, from the language to the chosen organisation', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin, language);
    const tabTo = (target: Locator) => press(page, 'Tab', target);

    await step('When I choose my language', async () => {
      await entrance.open('/entrance/login');
      await entrance.languageButton('zh-CN').waitFor();
      await press(page, 'Shift+Tab', entrance.languageButton(language));
      await page.keyboard.press('Enter');
      await entrance.heading('login').waitFor();
    });
    await step('And go through the ways to log in by the arrows', async () => {
      await tabTo(entrance.tab('byPassword'));
      await page.keyboard.press('ArrowRight');
      await tabTo(entrance.field('phone'));
      await tabTo(entrance.field('code'));
      await tabTo(entrance.button('send'));
      await press(page, 'Shift+Tab', entrance.tab('byCode'));
      await page.keyboard.press('Home');
    });
    await step(
      'And look at the registration: Enter sends, the first gap has the focus',
      async () => {
        await tabTo(entrance.link('Inscrire une entreprise'));
        await page.keyboard.press('Enter');
        for (const word of ['companyName', 'creditCode', 'contact', 'phone', 'code'] as const) {
          await tabTo(entrance.field(word));
        }
        await tabTo(entrance.button('send'));
        await tabTo(entrance.field('loginPassword'));
        await tabTo(entrance.field('repeat'));
        await page.keyboard.press('Enter');
        await page.getByText('Saisissez le nom de l’entreprise').waitFor();
        expect(await entrance.isFocused('companyName')).toBe(true);
      },
    );
    await step('And come back and look at the reset', async () => {
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
      await entrance.heading('login').waitFor();
      await tabTo(entrance.link('Mot de passe oublié ?'));
      await page.keyboard.press('Enter');
      await entrance.heading('forget').waitFor();
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
    });
    await step('And log in', async () => {
      await entrance.heading('login').waitFor();
      await tabTo(entrance.field('account'));
      await page.keyboard.type(twoOrganisations);
      await tabTo(entrance.field('password'));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await entrance.heading('organ').waitFor();
    });
    await step('And choose the second organisation', async () => {
      await tabTo(entrance.choices.nth(1));
      await page.keyboard.press('Enter');
      await framePage(page).header.waitFor();
    });
  });

  it('the new flow, to the chosen identity', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, newTenant(), language);
    const tabTo = (target: Locator) => press(page, 'Tab', target);

    await step('When I choose my language', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.languageButton('zh-CN').waitFor();
      await tabTo(entrance.languageButton(language));
      await page.keyboard.press('Enter');
      await entrance.heading('login').waitFor();
    });
    await step('And log in by password', async () => {
      await tabTo(entrance.tab('byPhone'));
      await page.keyboard.press('End');
      await tabTo(entrance.field('account'));
      await page.keyboard.type(twoOrganisations);
      await tabTo(entrance.field('password'));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await entrance.heading('tenants').waitFor();
    });
    await step('And choose tenant and identity', async () => {
      await tabTo(entrance.choices.first());
      await page.keyboard.press('Enter');
      await entrance.heading('identities').waitFor();
      await tabTo(entrance.choices.first());
      await page.keyboard.press('Enter');
      await framePage(page).header.waitFor();
    });
  });
});

import type { Locator, Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { password, twoOrganisations } from '../support/accounts';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newTenant = () => product().origin.replace('localhost', 'new.localhost');

describe('by keyboard only', () => {
  /** Presses a key until the target has the focus, which must be visible. */
  async function press(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
    }
    throw new Error(`No way to ${target} by ${key}.`);
  }
  const language = 'fr-FR';
  const focusOn = (target: Locator) =>
    expect(() => target.evaluate((part) => part === document.activeElement)).toBecome(true);

  it('the old flow, from the choice of language to the chosen organisation', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin, language);
    const tabTo = (target: Locator) => press(page, 'Tab', target);
    const stepName = page.getByRole('main').getByRole('heading', { level: 2 });

    await step('When I choose my language', async () => {
      await entrance.open('/entrance/login');
      await entrance.languageButton('zh-CN').waitFor();
      await focusOn(page.getByLabel('账号', { exact: true }));
      await press(page, 'Shift+Tab', entrance.languageButton(language));
      await page.keyboard.press('Enter');
      await entrance.heading('login').waitFor();
      await focusOn(entrance.languageButton(language));
    });
    await step('And switch between the login tabs by arrow keys', async () => {
      await tabTo(entrance.tab('byPassword'));
      await page.keyboard.press('ArrowRight');
      await focusOn(entrance.tab('byCode'));
      await tabTo(entrance.field('phone'));
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await focusOn(entrance.field('phone'));
      await press(page, 'Shift+Tab', entrance.tab('byCode'));
      await tabTo(entrance.field('phone'));
      await tabTo(entrance.field('code'));
      await tabTo(entrance.button('send'));
      await press(page, 'Shift+Tab', entrance.tab('byCode'));
      await page.keyboard.press('Home');
    });
    await step(
      'And go through the registration: Enter continues, the first empty field has the focus',
      async () => {
        await tabTo(entrance.link('Inscrire une entreprise'));
        await page.keyboard.press('Enter');
        await focusOn(entrance.heading('register'));
        await tabTo(entrance.field('companyName'));
        await tabTo(entrance.field('creditCode'));
        await page.keyboard.press('Enter');
        await page.getByText('Saisissez le nom de l’entreprise').waitFor();
        await focusOn(entrance.field('companyName'));
        await page.keyboard.type('Aube');
        await tabTo(entrance.field('creditCode'));
        await page.keyboard.type('91350100M000100Y43');
        await page.keyboard.press('Enter');
        await entrance.field('contact').waitFor();
        await focusOn(stepName);
        await tabTo(entrance.field('contact'));
        await page.keyboard.type('He Chen');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid=true]').first().waitFor();
        await focusOn(entrance.field('phone'));
        await page.keyboard.type('13712340003');
        await page.keyboard.press('Enter');
        await entrance.field('loginPassword').waitFor();
        await focusOn(stepName);
        await page.goBack();
        await entrance.field('contact').waitFor();
        await focusOn(stepName);
        await page.goForward();
        await entrance.field('loginPassword').waitFor();
        await focusOn(stepName);
        for (const word of ['code', 'loginPassword', 'repeat'] as const) {
          await tabTo(entrance.field(word));
        }
        await press(page, 'Shift+Tab', entrance.button('send'));
        await press(page, 'Tab', entrance.button('back'));
      },
    );
    await step('And go back and visit the password reset', async () => {
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
      await focusOn(entrance.field('account'));
      await tabTo(entrance.link('Mot de passe oublié ?'));
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('forget'));
      await tabTo(entrance.field('repeat'));
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await focusOn(entrance.field('phoneOrMail'));
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
    });
    await step('And visit the registration of a trade association', async () => {
      await focusOn(entrance.field('account'));
      await tabTo(entrance.link('Entrée association professionnelle'));
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('association'));
      for (const word of ['companyName', 'creditCode', 'contact', 'phone'] as const) {
        await tabTo(entrance.field(word));
      }
      await tabTo(entrance.button('submitAssociation'));
      await page.keyboard.press('Space');
      await page.getByText('Saisissez le nom de l’entreprise').waitFor();
      await focusOn(entrance.field('companyName'));
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
    });
    await step('And log in, at the second attempt', async () => {
      await focusOn(entrance.field('account'));
      await page.keyboard.type(twoOrganisations);
      await page.keyboard.press('Enter');
      await focusOn(entrance.field('password'));
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('alert').waitFor();
      await focusOn(entrance.field('password'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('organ'));
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
      await focusOn(page.getByLabel('手机号', { exact: true }));
      await press(page, 'Shift+Tab', entrance.languageButton(language));
      await page.keyboard.press('Enter');
      await entrance.heading('login').waitFor();
      await focusOn(entrance.languageButton(language));
    });
    await step('And reset my password by mail, which Enter sends', async () => {
      await tabTo(entrance.tab('byPhone'));
      await page.keyboard.press('End');
      await focusOn(entrance.tab('byPassword'));
      await tabTo(entrance.link('Mot de passe oublié ?'));
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('forget'));
      await tabTo(entrance.tab('resetByPhone'));
      await page.keyboard.press('ArrowRight');
      for (const word of ['mail', 'code', 'newPassword', 'repeat'] as const) {
        await tabTo(entrance.field(word));
      }
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await focusOn(entrance.field('mail'));
      await tabTo(entrance.link('Retour à la connexion'));
      await page.keyboard.press('Enter');
      await focusOn(entrance.field('phone'));
    });
    await step('And log in by password', async () => {
      await press(page, 'Shift+Tab', entrance.tab('byPhone'));
      await page.keyboard.press('End');
      await tabTo(entrance.field('account'));
      await page.keyboard.type(twoOrganisations);
      await tabTo(entrance.field('password'));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('tenants'));
    });
    await step('And choose tenant and identity, after going back to the tenants', async () => {
      await tabTo(entrance.choices.first());
      await page.keyboard.press('Enter');
      await focusOn(entrance.heading('identities'));
      await page.goBack();
      await focusOn(entrance.heading('tenants'));
      await page.goForward();
      await focusOn(entrance.heading('identities'));
      await tabTo(entrance.choices.first());
      await page.keyboard.press('Enter');
      await framePage(page).header.waitFor();
    });
  });

  it('the error page: home, and retry', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin, language);
    const actions = page.getByRole('main').getByRole('button');
    await step('When I open the page of a module that failed', async () => {
      await page.addInitScript(() => window.localStorage.setItem('keep:language', 'fr-FR'));
      await entrance.open('/error?code=module&from=%2Fpersonal');
      await entrance.heading('module').waitFor();
    });
    await step('And press its buttons', async () => {
      await press(page, 'Tab', actions.filter({ hasText: 'Réessayer' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/personal');
    });
  });
});

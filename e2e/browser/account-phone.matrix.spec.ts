import { type AccountLanguage, accountWords } from '../pages/account-words';
import { administrator, staff } from '../support/accounts';
import { crampedTexts } from '../support/cramped-texts';
import { overflowing, tooSmall, zoomed } from '../support/legible';
import { scanned } from '../support/qr';
import { storeNewSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

const phone = { width: 390, height: 844 };

/**
 * Opens /personal on a phone; every step checks for overflow and small touch targets, and for overflow at 200 % zoom.
 */
async function begin(language: AccountLanguage, account: string) {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize(phone);
  await storeNewSession(page, origin, account);
  await page.evaluate((chosen) => localStorage.setItem('keep:language', chosen), language);
  const words = accountWords[language];
  const problems: string[] = [];
  const checkedStep = (sentence: string, action: () => Promise<unknown>) =>
    step(sentence, async () => {
      await action();
      const all: string[] = [];
      for (const check of [overflowing, crampedTexts, tooSmall]) {
        all.push(...(await check(page)));
      }
      await page.setViewportSize(zoomed);
      for (const check of [overflowing, crampedTexts]) all.push(...(await check(page)));
      await page.setViewportSize(phone);
      problems.push(...all.map((item) => `${sentence}: ${item}`));
    });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const line = (index: number) =>
    page
      .getByRole('region', { name: words.safety })
      .getByRole('listitem')
      .nth(index)
      .getByRole('button')
      .click();
  const leave = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  return { page, origin, words, problems, checkedStep, dialog, press, line, leave };
}

for (const language of ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly AccountLanguage[]) {
  describe(`on a phone in ${language}`, () => {
    it(
      'the page and its dialogs are legible and large enough to touch',
      sample(language === 'fr-FR'),
      async () => {
        const { page, origin, words, problems, checkedStep, dialog, press, line, leave } =
          await begin(language, administrator);
        await storeNewSession(page, origin, administrator);
        await checkedStep('When I open the page, with another device logged in', async () => {
          await page.goto(`${origin}/personal`);
          await page.getByRole('button', { name: words.apply }).waitFor();
          await page.getByRole('button', { name: words.endOthers }).waitFor();
        });
        await checkedStep('And send an empty password', async () => {
          await line(0);
          await dialog.getByRole('textbox').first().press('Enter');
          await dialog.getByRole('alert').waitFor();
        });
        await leave();
        await checkedStep('And apply for closing the account', async () => {
          await press(words.apply);
          await dialog.getByRole('checkbox').waitFor();
        });
        await leave();
        await checkedStep('And type half a code at the first step', async () => {
          await line(1);
          await dialog.getByRole('textbox').fill('1');
          await press(words.next);
          await dialog.getByRole('alert').waitFor();
        });
        await checkedStep('And switch to the face check', async () => {
          await press(words.byFace);
          await dialog.getByRole('checkbox').waitFor();
        });
        expect(problems).toEqual([]);
      },
    );

    it('and so are those of an unverified person', async () => {
      const { page, origin, problems, checkedStep, dialog, words, line, leave } = await begin(
        language,
        staff,
      );
      let link = '';
      await checkedStep('When I open the QR code', async () => {
        await page.goto(`${origin}/personal`);
        await line(3);
        await dialog.locator('[data-qr] svg').waitFor();
        link = await scanned(dialog.locator('[data-qr]'));
      });
      await leave();
      await checkedStep('And bind an empty address', async () => {
        await line(2);
        await dialog.getByRole('textbox').last().fill('1');
        await dialog.getByRole('textbox').last().press('Enter');
        await dialog.getByRole('alert').waitFor();
      });
      await checkedStep('And the page of the phone', async () => {
        await page.goto(link);
        await page.getByRole('button', { name: words.verify }).waitFor();
      });
      expect(problems).toEqual([]);
    });
  });
}
